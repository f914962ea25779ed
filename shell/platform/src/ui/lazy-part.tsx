import { Component, type ComponentType, type ReactNode, Suspense, use, useState } from 'react';
import { currentLazyPartProps } from './field-aliases.ts';
import { useHydratedSignal } from './hydrated-signal.ts';

/** The error boundary of a component whose code is split off. */
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
  fallback?: ReactNode;
  /** Shown when the code failed to load: states that, unless another part of the page does. */
  errorFallback: ReactNode;
}

function Loaded<Props extends object>({
  code,
  props,
}: {
  code: Promise<ComponentType<Props>>;
  props: Props;
}) {
  useHydratedSignal();
  const Part = use(code);
  return <Part {...props} />;
}

/** A component whose code is loaded when it is first needed, with an error boundary of its own. */
export function LazyPart<Props extends object>(given: LazyPartProps<Props>) {
  const { load, props, fallback, errorFallback } = currentLazyPartProps(given);
  const [code] = useState(load);
  return (
    <LazyBoundary fallback={errorFallback}>
      <Suspense fallback={fallback}>
        <Loaded code={code} props={props} />
      </Suspense>
    </LazyBoundary>
  );
}
