import type { SlotName } from '@home-truths/platform/slots';
import type { Boot } from '../boot.ts';
import { remoteFor } from '../remote-for.ts';

/** A part of the page and its owner. */
export interface Boundary {
  element: Element;
  /** For example `Reviews · mf-reviews 1.0.0-ab12cd34 · property.reviews/v1`. */
  label: string;
  /** The remote's index in the registry, which determines its colour; -1 for the shell. */
  owner: number;
}

/** Where one remote ends and the next begins: the layout, the page and each slot in it. */
export function findBoundaries({ version, remotes, slots, paths }: Boot, path: string): Boundary[] {
  const boundary = (element: Element, name: string | undefined, slot = ''): Boundary => {
    const owner = remotes.findIndex(remote => remote.name === name);
    const { name: remote = 'shell', version: release = version, team } = remotes[owner] ?? {};
    const parts = [team ?? (owner < 0 && 'Shell'), `${remote.replaceAll('_', '-')} ${release}`, slot];
    return { element, owner, label: parts.filter(Boolean).join(' · ') };
  };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  return [
    ...all('#root > header, #root > footer').map(element => boundary(element, undefined)),
    ...all('#content').map(element => boundary(element, remoteFor(paths, path))),
    ...all('[data-slot]').map(element => {
      const slot = element.dataset.slot ?? '';
      return boundary(element, slots[slot as SlotName], slot);
    }),
  ];
}
