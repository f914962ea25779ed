import type { SitePage } from '../site-page.ts';

export const help: SitePage = {
  slug: 'help',
  title: 'Help Center',
  metaTitle: 'Help Center',
  description:
    'How to search Home Truths, write and edit reviews, add photos, report a problem, manage your account and install the site on your phone.',
  intro: 'Short answers to what people ask most. If yours is missing, [write to us](/contact).',
  sections: [
    {
      id: 'search',
      heading: 'Searching',
      blocks: [
        {
          kind: 'list',
          items: [
            '**What you can type.** An address, a suburb or a postcode. **5/12 Smith St** and **Unit 5, 12 Smith Street** mean the same, and a slip of one letter is forgiven. Suggestions appear while you type.',
            '**Filters.** Type, state, suburb, one issue tag and a range of ratings. Each shows as a chip that you can remove; **Clear all** keeps what you typed.',
            '**Sorting.** Relevance puts the exact home first and then what was reviewed last. Homes without reviews come last when you sort by rating.',
            '**Sharing.** The address of a result page holds your search: copy it, or go back to it later.',
            '**Nothing found?** Try the suburb alone. If the home is not here yet, your review can be its first.',
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
            '**Lived here, Visited, Owned** is how the author knows the home, in their own words.',
            '**Verified** means that a moderator checked it.',
            '**Edited** means that the author changed the review later; **Edited by moderators** means that we did.',
            '**Helpful** counts once for each person and lifts useful reviews in the sort "Most Helpful".',
            '**No reviews yet?** The page then offers a callback from a building inspector. That is a commercial introduction; see [privacy](/privacy#inspectors).',
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
            '**You need no account.** With one you can edit and delete your review later. Without one you get a private link for that when you send it: keep it.',
            '**The address** needs street, suburb, and state with postcode, parted by commas: **12 Smith St, Bondi, NSW 2026**.',
            '**Name or no name.** A review shows your first name and initial, or "Anonymous" if you tick the box. An anonymous review carries nothing that leads to your profile, and every review shows the day it was written, never the time.',
            '**The contact email** is optional. It is used only for verification in legal disputes and is never shown.',
            '**One review for each home.** If you have written one already, edit it. There is a limit of five new reviews an hour.',
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
          text: 'Up to three photos for each review, as JPEG, PNG or WebP, each at most 3 MB: larger ones are made smaller on your device first. We make them at most 1200 pixels wide and **remove what your camera wrote into them, including the place**. Please do not show people, number plates, letters or screens. If a photo is refused, take a screenshot of it and send that.',
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
            '**A review.** Use **Report** below it and say what is wrong. You get a number. The review stays visible until a person has decided, within seven days. To have the decision sent to you, use [Report Issue](/report) and leave an email.',
            '**Anything else**: a fault, your data, a page you cannot use: [Report Issue](/report).',
            '**You are the owner or agent?** The same way. Say which sentence is wrong and how you know. We correct what is untrue and do not remove what is merely unwelcome.',
            '**You are in danger?** Call 000. For threats or abuse online you can also turn to [eSafety](https://www.esafety.gov.au), once you have told us.',
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
            '**Forgotten password.** [Ask for a link](/auth/forgot-password); it works once and for 24 hours. Look in the spam folder, too.',
            '**Bookmarks and My Reviews** are in your [profile](/profile). Reviews can be edited and deleted there.',
            '**Names and username**: Edit Profile.',
            '**Your data.** Settings, Data Export gives you everything we keep about you as one file.',
            '**Leaving.** Settings, Danger Zone, Delete Account. Your reviews stay, without your name; delete them first if you want them gone.',
            '**Signed out?** You stay signed in for seven days after your last visit, and at most thirty.',
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
          text: 'Home Truths needs no app store. Put it on your home screen and it opens like an app, takes almost no space and is always up to date.',
        },
        {
          kind: 'steps',
          items: [
            {
              title: 'iPhone and iPad (Safari)',
              text: 'Open this site, tap the Share symbol, scroll to **Add to Home Screen**, and tap Add.',
            },
            {
              title: 'Android (Chrome)',
              text: 'Open the menu with the three dots, tap **Add to Home screen** or **Install app**, and confirm. In Samsung Internet and Firefox it is in the menu as well.',
            },
            {
              title: 'Computer (Chrome or Edge)',
              text: 'Click the install symbol at the right end of the address bar, or look for **Install** in the menu.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'To remove it, hold the icon and choose to delete it. Nothing in your account changes.',
        },
      ],
    },
    {
      id: 'access',
      heading: 'Reading and using the site your way',
      blocks: [
        {
          kind: 'text',
          text: 'Light and dark follow your device; the switch at the foot of each page overrides it. Everything works with the keyboard alone, and messages that appear can be reached with F8. If something does not work with your assistive technology, please [tell us](/report): we treat it as a fault.',
        },
      ],
    },
  ],
};
