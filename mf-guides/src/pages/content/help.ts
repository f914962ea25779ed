import type { SitePage } from '../site-page.ts';

export const help: SitePage = {
  slug: 'help',
  title: 'Help Center',
  metaTitle: 'Help Center',
  description:
    'How to search Home Truths, write and edit reviews, add photos, report a problem, manage your account and install the site on your phone.',
  intro: 'Short answers to common questions. Can’t find yours? [Contact us](/contact).',
  sections: [
    {
      id: 'search',
      heading: 'Searching',
      blocks: [
        {
          kind: 'list',
          items: [
            '**What you can type.** An address, suburb or postcode. **5/12 Smith St** and **Unit 5, 12 Smith Street** mean the same, and we’ll still find it if one letter is wrong. Suggestions appear while you type.',
            '**Filters.** Type, state, suburb, one issue tag and a range of ratings. Each shows as a chip that you can remove. **Clear all** keeps what you typed.',
            '**Sorting.** Relevance shows an exact match first, then the most recently reviewed. Properties without reviews come last when you sort by rating.',
            '**Sharing.** To share a search, copy the link from your browser’s address bar.',
            '**Nothing found?** Try the suburb alone. If we don’t have the property yet, you can write its first review.',
          ],
        },
      ],
    },
    {
      id: 'reading',
      heading: 'Reading reviews',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Lived here, Visited and Owned** tell you how the author knows the property.',
            '**Verified.** A moderator has seen something that shows the author knows this property, such as a lease, a bill or a listing.',
            '**Edited** means the author changed the review later. **Edited by moderators** means we did.',
            '**Helpful** counts once per person and moves useful reviews up when you sort by “Most Helpful”.',
            '**No reviews yet?** You can request a call from a building inspector, licensed where the state requires it. Inspectors pay us a fee for each request; see our [Privacy Policy](/privacy#inspectors).',
          ],
        },
      ],
    },
    {
      id: 'writing',
      heading: 'Writing a review',
      blocks: [
        {
          kind: 'list',
          items: [
            '**You don’t need an account.** With one you can edit and delete your review later. Without one, we give you a private link for that when you send your review. Keep it.',
            '**The address.** Enter the street, suburb, state and postcode, separated by commas: **12 Smith St, Bondi, NSW 2026**.',
            '**Your name.** A review shows your first name and initial, or “Anonymous” if you choose to post anonymously. An anonymous review doesn’t link to your profile. Every review shows the day it was written, never the time.',
            '**The contact email** is optional. It’s used only for verification in legal disputes and is never shown.',
            '**One review for each property.** If you’ve already written one, edit it. You can post up to five new reviews an hour.',
            '**Your draft** stays on your device until you send it, without the contact email.',
            '**What to write** is in [How to Write a Fair Review of a Home](/resources/how-to-write-a-fair-review).',
          ],
        },
      ],
    },
    {
      id: 'photos',
      heading: 'Photos',
      blocks: [
        {
          kind: 'text',
          text: 'You can add up to three photos to a review, as JPEG, PNG or WebP, each up to 3 MB. Larger ones are made smaller on your device first. We resize photos to 1,200 pixels wide and **remove hidden data such as the location**. Please don’t show people, number plates, letters or screens. If a photo won’t upload, take a screenshot of it and upload that instead.',
        },
      ],
    },
    {
      id: 'report',
      heading: 'Reporting a problem',
      blocks: [
        {
          kind: 'list',
          items: [
            '**A review.** Select **Report** below it and say what’s wrong. We’ll give you a reference number. The review stays visible until a person has decided, within 7 days. If you leave an email address or are signed in, we’ll email you the decision and the reason for it.',
            '**Anything else**, such as something that isn’t working, your personal information or a page you can’t use: [Report Issue](/report).',
            '**Are you the owner or agent?** Report it the same way. Say which sentence is wrong and how you know. We correct what’s untrue. We don’t remove a review just because it’s unwelcome.',
            '**Are you in danger?** Call 000. For threats or abuse online you can also contact [eSafety](https://www.esafety.gov.au) once you’ve told us.',
          ],
        },
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Forgotten password.** [Request a link](/auth/forgot-password). It can be used once and expires in 24 hours. Check your spam folder, too.',
            '**Bookmarks and My Reviews** are in your [profile](/profile). You can edit and delete your reviews there.',
            '**Names and username:** Edit Profile.',
            '**Your information.** Settings, Data Export gives you everything we hold about you as one file.',
            '**Leaving.** Settings, Danger Zone, Delete Account. Your reviews will stay, without your name. Delete them first if you want them gone.',
            '**Been signed out?** You stay signed in for 7 days after your last visit, up to 30 days in total.',
          ],
        },
      ],
    },
    {
      id: 'install',
      heading: 'Install the site on your phone',
      blocks: [
        {
          kind: 'text',
          text: 'You don’t need an app store. Add Home Truths to your home screen and it opens like an app, takes up almost no space and is always up to date.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'iPhone and iPad (Safari)',
              text: 'Open this site, tap the Share button, scroll to **Add to Home Screen** and tap Add.',
            },
            {
              title: 'Android (Chrome)',
              text: 'Open the three-dot menu, tap **Add to Home screen** or **Install app**, and confirm. In Samsung Internet and Firefox it’s in the menu as well.',
            },
            {
              title: 'Computer (Chrome or Edge)',
              text: 'Click the install icon in the address bar, or look for **Install** in the menu.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'To remove it, press and hold the icon, then choose Remove. Your account isn’t affected.',
        },
      ],
    },
    {
      id: 'access',
      heading: 'Reading and using the site your way',
      blocks: [
        {
          kind: 'text',
          text: 'Light and dark follow your device; use the switch at the foot of each page to choose one. Everything works with a keyboard alone, and you can reach messages that appear with F8. If something doesn’t work with your assistive technology, please [tell us](/report) so we can fix it.',
        },
      ],
    },
  ],
};
