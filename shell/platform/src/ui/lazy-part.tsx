import {
  Component,
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';
import { releasePart, useAwaitedPart, useHydratedSignal } from './hydrated-signal.ts';
import { loadForHtml } from './load-for-html.ts';
import { useHydrating } from './use-hydrating.ts';

interface LazyBoundaryProps {
  fallback: ReactNode;
  part: object;
  children: ReactNode;
}

/** The error boundary of a component whose code is split off. */
class LazyBoundary extends Component<LazyBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    releasePart(this.props.part);
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
  /**
   * On a page from the server the code is requested at the first input only: the HTML is complete without it. Asked once,
   * in the browser, since what this device has stored may have to be shown at once.
   */
  deferred?: () => boolean;
}

interface LoadedProps<Props extends object> {
  part: object;
  code: Promise<ComponentType<Props>>;
  props: Props;
}

function Loaded<Props extends object>({ part, code, props }: LoadedProps<Props>) {
  useHydratedSignal(part);
  const Part = use(code);
  return <Part {...props} />;
}

interface CodeBoundaryProps<Props extends object> extends Omit<LazyPartProps<Props>, 'deferred'> {
  /** The HTML is there and waits for the first input. */
  isDeferred: boolean;
}

function CodeBoundary<Props extends object>(given: CodeBoundaryProps<Props>) {
  const { load, props, fallback, errorFallback, isDeferred } = given;
  const [code] = useState(load);
  const part = useAwaitedPart(isDeferred);
  return (
    <LazyBoundary fallback={errorFallback} part={part}>
      <Suspense fallback={fallback}>
        <Loaded part={part} code={code} props={props} />
      </Suspense>
    </LazyBoundary>
  );
}

/** Drawn again, it would discard HTML whose code is not there yet. */
const MemoisedBoundary = memo(CodeBoundary) as typeof CodeBoundary;

/** A press is kept and done from now on, so that nothing in the HTML looks disabled any more. */
function enableSubmitButtons() {
  for (const button of document.querySelectorAll('[type=submit][aria-disabled]'))
    button.removeAttribute('aria-disabled');
}

function DeferredPart<Props extends object>({
  load,
  deferred,
  ...part
}: LazyPartProps<Props> & { deferred: () => boolean }) {
  const isHydrating = useHydrating();
  const [loadLater] = useState(() => (isHydrating && deferred() ? () => loadForHtml(load) : undefined));
  useEffect(() => loadLater && enableSubmitButtons(), [loadLater]);
  return <MemoisedBoundary {...part} load={loadLater ?? load} isDeferred={loadLater !== undefined} />;
}

/** A component whose code is loaded when it is first needed, with an error boundary of its own. */
export function LazyPart<Props extends object>({ deferred, ...part }: LazyPartProps<Props>) {
  return deferred ? (
    <DeferredPart {...part} deferred={deferred} />
  ) : (
    <CodeBoundary {...part} isDeferred={false} />
  );
}
