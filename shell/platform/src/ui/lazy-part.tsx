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
import { loadAfterInput } from './load-after-input.ts';
import { useHydrating } from './use-hydrating.ts';

interface LazyBoundaryProps {
  fallback: ReactNode;
  /** From `useAwaitedPart`. */
  part: object;
  children: ReactNode;
}

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
  /** Called at each mount: `lazyWithRetry` returns one promise for all, and a new one after a failure. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  fallback?: ReactNode;
  /** May be empty if another part states the failure. */
  errorFallback: ReactNode;
  /**
   * True if the server's HTML is complete without the code, which then loads at the first input. Called once, in the
   * browser, because stored values may have to be shown at once.
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
  isDeferred: boolean;
}

function CodeBoundary<Props extends object>({
  load,
  props,
  fallback,
  errorFallback,
  isDeferred,
}: CodeBoundaryProps<Props>) {
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

/**
 * Memoised, since an update, such as a new `props` object, would make React discard the server's HTML before its code
 * has loaded.
 */
const MemoisedBoundary = memo(CodeBoundary) as typeof CodeBoundary;

/** Enables `SubmitButton`s, because presses are now kept until the code is there. */
function enableSubmitButtons() {
  for (const button of document.querySelectorAll('[type=submit][aria-disabled]'))
    button.removeAttribute('aria-disabled');
}

function DeferredPart<Props extends object>({
  load,
  deferred,
  ...boundaryProps
}: LazyPartProps<Props> & { deferred: () => boolean }) {
  const isHydrating = useHydrating();
  const [loadLater] = useState(() => (isHydrating && deferred() ? () => loadAfterInput(load) : undefined));
  useEffect(() => loadLater && enableSubmitButtons(), [loadLater]);
  return (
    <MemoisedBoundary {...boundaryProps} load={loadLater ?? load} isDeferred={loadLater !== undefined} />
  );
}

export function LazyPart<Props extends object>({ deferred, ...boundaryProps }: LazyPartProps<Props>) {
  return deferred ? (
    <DeferredPart {...boundaryProps} deferred={deferred} />
  ) : (
    <CodeBoundary {...boundaryProps} isDeferred={false} />
  );
}
