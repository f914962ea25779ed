import type { SitePage } from '../site-page.ts';

export const cookies: SitePage = {
  slug: 'cookies',
  title: 'Cookie Policy',
  metaTitle: 'Cookie Policy',
  description:
    'The few things Home Truths stores on your device, what each is for and how long it stays. None of them follows you to other sites.',
  intro:
    'The few things we store on your device. None of them is for advertising, and none follows you to other sites, which is why there is no banner.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        {
          kind: 'table',
          caption: 'Our cookies',
          head: ['Name', 'What it is for', 'When it is set', 'How long'],
          rows: [
            [
              '**__Host-sid**',
              'Keeps you signed in. A random key that scripts cannot read.',
              'When you sign in',
              '7 days after your last visit, at most 30; for administrators 30 minutes, at most 8 hours',
            ],
            [
              '**__Host-visitor**',
              'A random, signed number, so that a review is marked helpful once by each person, limits count people fairly, and you get the private link to a review you sent. Not connected with your name.',
              'When you first send something, never by reading',
              'One year',
            ],
            [
              '**__Host-browser**',
              'A random, signed mark that you have signed in with this browser, so that strangers who guess at your password cannot lock you out. It holds no name, and scripts cannot read it.',
              'When you sign in, register or reset your password',
              'One year',
            ],
            [
              '**__Host-trial**',
              'A random number that decides whether you see a newer version of a part of the site while it is tried on some visitors, and keeps it that way for you. Not connected with anything else.',
              'When you open a page while something is tried',
              '90 days',
            ],
            [
              '**theme**',
              'Light or dark, if you chose one, so that a page comes in these colours at once.',
              'When you choose in the footer',
              'One year, or until you choose to follow the device again',
            ],
            [
              'A note for the next page',
              'Lets a page say why it sent you elsewhere, for example that it is for administrators.',
              'When that happens',
              'Until it has been shown',
            ],
          ],
          note: 'On a site that is not reached by https the first four are called **sid**, **visitor**, **browser** and **trial**.',
        },
      ],
    },
    {
      id: 'storage',
      heading: 'Storage in your browser',
      blocks: [
        {
          kind: 'table',
          caption: 'What is kept on the device only',
          head: ['Name', 'What it holds', 'How long'],
          rows: [
            [
              '**user**',
              'A copy of your names, username and email for showing who is signed in. The server never relies on it.',
              'Until you sign out',
            ],
            [
              '**review-draft**, **review-sending**',
              'A review that you have written and not sent, without the contact email, and a key so that it is not stored twice',
              'Until it is sent or discarded',
            ],
            [
              '**state**',
              'The state or territory that you chose at a table, so that a guide shows its rules first',
              'Until you take the choice back',
            ],
            ['**checklist**', 'The ticks and notes of a checklist', 'Until you clear them or sign out'],
            [
              '**form**',
              'A report or a message that you have written and not sent, with the name and email in it',
              'Until it is sent, you sign out or close the tab',
            ],
            [
              '**borders**',
              'That this tab shows which team keeps which part of a page, if you pressed Ctrl+Alt+B',
              'Until you press Escape or close the tab',
            ],
            [
              'Offline copies',
              'Pages and pictures of the guides, so that they open without a connection',
              'Until a newer version replaces them',
            ],
            [
              'Offline copies of homes',
              'Pages of the homes you bookmarked last, as visitors see them, so that they open without a connection',
              'Until you remove the bookmark or sign out',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'What is kept on the device only is not sent to us, apart from what you send yourself. The anonymous counts of speed and failures that the [privacy page](/privacy) describes use neither cookies nor storage.',
        },
      ],
    },
    {
      id: 'others',
      heading: 'Cookies of others',
      blocks: [
        {
          kind: 'text',
          text: 'Our pages load nothing from other companies: fonts, pictures and scripts are ours. If an advertisement is shown, it stands in a closed-off frame of the network, labelled "Advertisement". It can neither set cookies nor read ours, nor our pages.',
        },
      ],
    },
    {
      id: 'your-choice',
      heading: 'Your choice',
      blocks: [
        {
          kind: 'text',
          text: 'You can delete all of this in the settings of your browser, and block it. Reading and searching work without any of it; signing in needs the first cookie. More on data in general is on the [privacy page](/privacy).',
        },
      ],
    },
  ],
};
