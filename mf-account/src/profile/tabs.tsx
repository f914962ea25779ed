import { reviewsOfUser } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';
import { Link } from '@home-truths/platform/router';
import { chakra } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/property';
import { tabRecipe } from '@home-truths/platform/ui/recipes';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** The names in the URL must stay, because links contain them. */
const TABS = { bookmarks: 'Bookmarks', reviews: 'My Reviews', settings: 'Settings' } as const;
export type Tab = keyof typeof TABS;

const TAB_NAMES = Object.keys(TABS) as Tab[];

export const readTab = (search: URLSearchParams): Tab =>
  TAB_NAMES.find(name => name === search.get('tab')) ?? 'bookmarks';

const List = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: { base: '5', sm: '7' }, borderBottomWidth: '1px' },
});

const Item = chakra(Link, {
  base: { ...tabRecipe.base, minH: '12' },
});

const ARROW_KEY_STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function tabForKey(shown: Tab, key: string): Tab | undefined {
  if (key === 'Home') return TAB_NAMES[0];
  if (key === 'End') return TAB_NAMES.at(-1);
  const step = ARROW_KEY_STEPS[key];
  // wraps around: `at(-1)` is the last tab
  return step === undefined ? undefined : TAB_NAMES.at((TAB_NAMES.indexOf(shown) + step) % TAB_NAMES.length);
}

/** Only the total of this query is used. */
export const reviewCountQuery = (api: Api, id: number) =>
  read(api, reviewsOfUser, { params: { id }, query: { limit: 1 } });

interface TabsProps {
  shown: Tab;
  userId: number;
  children: ReactNode;
}

/** Arrow keys, Home and End move between tabs (WAI-ARIA Authoring Practices, "Tabs"). */
export function Tabs({ shown, userId, children }: TabsProps) {
  const { data } = useQuery(reviewCountQuery(useApi(), userId));
  const count = Number(data?.total ?? 0);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // the tab with the focus, because a second key may precede the render of the tab that the first has opened
    const focused = TAB_NAMES.find(name => document.activeElement?.id === `tab-${name}`);
    const next = tabForKey(focused ?? shown, event.key);
    const link = next && list.current?.querySelector<HTMLElement>(`#tab-${next}`);
    if (!link) return;
    event.preventDefault();
    link.focus();
    link.click();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label="Profile" onKeyDown={onKeyDown}>
        {TAB_NAMES.map(name => (
          <Item
            key={name}
            id={`tab-${name}`}
            role="tab"
            to={`?tab=${name}`}
            preventScrollReset
            replace
            aria-selected={name === shown}
            aria-controls={name === shown ? 'tab-panel' : undefined}
            title={name === 'reviews' && count > 0 ? reviewsText(count) : undefined}
            tabIndex={name === shown ? 0 : -1}
          >
            <span>{TABS[name]}</span>
            {name === 'reviews' && count > 0 && (
              <chakra.span aria-hidden ms="2" fontWeight="500">
                {count}
              </chakra.span>
            )}
          </Item>
        ))}
      </List>
      <chakra.div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown}`} pt="7">
        {children}
      </chakra.div>
    </>
  );
}
