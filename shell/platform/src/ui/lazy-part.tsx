import { Component, type ComponentType, type ReactNode, Suspense, use, useState } from 'react';

class LazyBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface LazyPartProps<Props extends object> {
  /** Fetches the code; called again for each new mount that follows a failure. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Shown while the code is loading. */
  waiting?: ReactNode;
  /** Shown when the code failed to load: states that, unless another part of the page does. */
  failed: ReactNode;
}

function Loaded<Props extends object>({
  code,
  props,
}: {
  code: Promise<ComponentType<Props>>;
  props: Props;
}) {
  const Part = use(code);
  return <Part {...props} />;
}

/** A component whose code is loaded when it is first needed, with an error boundary of its own. */
export function LazyPart<Props extends object>({ load, props, waiting, failed }: LazyPartProps<Props>) {
  const [code] = useState(load);
  return (
    <LazyBoundary fallback={failed}>
      <Suspense fallback={waiting}>
        <Loaded code={code} props={props} />
      </Suspense>
    </LazyBoundary>
  );
}
