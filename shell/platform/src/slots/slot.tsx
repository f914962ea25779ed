import {
  Component,
  createContext,
  memo,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import type { SlotHost } from '../context.ts';
import { useSession } from '../session/index.tsx';
import { useHydratedSignal } from '../ui/hydrated-signal.ts';
import { Box } from '../ui/layout.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Unavailable } from '../ui/unavailable.tsx';
import { isForAudience, type SlotName, type SlotProps } from './table.ts';

const SlotContext = createContext<SlotHost | null>(null);

export const SlotsProvider = ({ host, children }: { host: SlotHost; children: ReactNode }) => (
  <SlotContext value={host}>{children}</SlotContext>
);

function useSlotHost(): SlotHost {
  const host = useContext(SlotContext);
  if (!host) throw new Error('SlotsProvider is missing');
  return host;
}

interface SlotBoundaryProps {
  name: SlotName;
  host: SlotHost;
  children: ReactNode;
}

class SlotBoundary extends Component<SlotBoundaryProps, { failures: number; failed: boolean }> {
  override state = { failures: 0, failed: false };
  private unsubscribe = () => {};

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    const { name, host } = this.props;
    this.unsubscribe = host.onLoaded(name, () => this.state.failed && this.setState({ failed: false }));
  }

  override componentWillUnmount() {
    this.unsubscribe();
  }

  retry = () => {
    this.props.host.retry(this.props.name);
    this.setState(({ failures }) => ({ failures: failures + 1, failed: false }));
  };

  override render() {
    const { name, host, children } = this.props;
    if (!this.state.failed) return children;
    const { height, failure, what } = host.traitsOf(name);
    if (failure === 'silent') return <Box minH={height} data-slot-failed={name} />;
    return (
      <Unavailable
        what={what}
        minH={height}
        onRetry={this.retry}
        offerReload={this.state.failures > 0}
        data-slot-failed={name}
      />
    );
  }
}

const Placeholder = ({ name }: { name: SlotName }) => (
  <Skeleton minH={useSlotHost().traitsOf(name).height} data-slot-waiting={name} />
);

interface FilledProps {
  name: SlotName;
  props: object;
  /** True if the server filled the slot with these props. */
  isHydrating: boolean;
}

function Filled({ name, props, isHydrating }: FilledProps) {
  const host = useSlotHost();
  useHydratedSignal();
  const { Component: Part } = use(isHydrating ? host.retryUntilLoaded(name) : host.load(name));
  return <Part {...props} />;
}

function SlotContainer({ name, ...props }: { name: SlotName }) {
  const host = useSlotHost();
  const key = name + JSON.stringify(props);
  const [filledKey] = useState(() => (host.isFilled(name) ? key : ''));
  const [isEmpty, setEmpty] = useState(() => host.isEmpty(name));
  const [isDeferred] = useState(() => host.isDeferred?.(name) ?? false);
  // false in the first render of a deferred slot, so that the rest of the page is painted before it
  const isDrawn = useDeferredValue(true, !isDeferred);
  // the browser fills after hydration what the server left empty
  useEffect(() => setEmpty(false), []);
  host.markRendered(name);
  return (
    <Box minH={host.traitsOf(name).height} _empty={{ minH: '0' }} data-slot={name}>
      {isEmpty || !isDrawn ? (
        <Placeholder name={name} />
      ) : (
        <SlotBoundary key={key} name={name} host={host}>
          <Suspense fallback={<Placeholder name={name} />}>
            <Filled name={name} props={props} isHydrating={filledKey === key} />
          </Suspense>
        </SlotBoundary>
      )}
    </Box>
  );
}

const SlotForAudience = (props: { name: SlotName }) => {
  const traits = useSlotHost().traitsOf(props.name);
  const isOpen = useSession(({ user }) => isForAudience(traits, user));
  return isOpen && <SlotContainer {...props} />;
};

/** Memoised, because React discards a slot's server-rendered HTML when updated before its code has loaded. */
export const Slot = memo(SlotForAudience) as <Name extends SlotName>(
  props: { name: Name } & SlotProps[Name],
) => ReactNode;
