const SITE = { '@type': 'Organization', name: 'Home Truths' };

interface Article {
  title: string;
  description: string;
  /** The day of the last change, as 2026-11-21. */
  updated?: string | null;
}

export const articleData = ({ title, description, updated }: Article) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  description,
  inLanguage: 'en-AU',
  isAccessibleForFree: true,
  ...(updated && { dateModified: updated }),
  author: SITE,
  publisher: SITE,
});
