import type { Checklist } from '../guides/guide.ts';
import { lazyRoute } from '../lazy-route.tsx';
import { checklistPath } from './checklist-paths.ts';

const checklistRoute = (name: Checklist['name'], label: string, load: () => Promise<Checklist>) =>
  lazyRoute({
    slug: checklistPath(name).slice(1),
    label,
    offline: true,
    fetch: async () => {
      const [checklist, { ChecklistScreen }] = await Promise.all([load(), import('./checklist-screen.tsx')]);
      const { title: metaTitle, intro: description } = checklist;
      return { text: { metaTitle, description, checklist }, Page: ChecklistScreen };
    },
    modules: [`${name}-checklist`, 'checklist-screen'],
  });

/** The checklists as pages to print (decision 141). */
export const checklistRoutes = [
  checklistRoute('auction', 'Auction checklist', () =>
    import('../guides/content/auction-checklist.ts').then(module => module.auctionChecklist),
  ),
  checklistRoute('inspection', 'Inspection checklist', () =>
    import('../guides/content/inspection-checklist.ts').then(module => module.inspectionChecklist),
  ),
];
