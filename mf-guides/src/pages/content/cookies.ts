import type { SitePage } from '../site-page.ts';

export const cookies: SitePage = {
  slug: 'cookies',
  title: 'Cookie Policy',
  metaTitle: 'Cookie Policy',
  description:
    'The few things Home Truths stores on your device, what each is for and how long it stays. None of them follows you to other sites.',
  intro:
    'The few things we store on your device. None of them is for advertising, and none follows you to other sites. That’s why there’s no banner.',
  updated: '2026-11-22',
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
              'Keeps you signed in. A random key that scripts can’t read.',
              'When you sign in',
              '7 days after your last visit, up to 30 days in total; for administrators 30 minutes, up to 8 hours',
            ],
            [
              '**__Host-visitor**',
              'A random, signed number. It lets each person mark a review as helpful once, keeps limits fair and gives you the private link to a review you sent. Not linked to your name.',
              'When you first send something, never just by reading',
              '1 year',
            ],
            [
              '**__Host-browser**',
              'A random, signed mark that you’ve signed in with this browser, so strangers who guess your password can’t lock you out. It doesn’t contain your name, and scripts can’t read it.',
              'When you sign in, register or reset your password',
              '1 year',
            ],
            [
              '**__Host-canary**',
              'A random number that decides whether you see a new version of part of the site while we try it with some visitors. Not linked to anything else.',
              'When you open a page while we’re trying something new',
              '90 days',
            ],
            [
              '**theme**',
              'Light or dark, if you chose one, so each page loads in the colours you chose.',
              'When you choose one in the footer',
              '1 year, or until you choose to match your device again',
            ],
            [
              'One-off message',
              'Lets us explain why you were redirected, for example because a page is for administrators.',
              'When that happens',
              'Until it’s been shown',
            ],
          ],
        },
      ],
    },
    {
      id: 'storage',
      heading: 'Storage in your browser',
      blocks: [
        {
          kind: 'table',
          caption: 'What’s kept only on your device',
          head: ['Name', 'What it holds', 'How long'],
          rows: [
            [
              '**user**',
              'A copy of your names, username and email, to show who’s signed in. The server never relies on it.',
              'Until you sign out',
            ],
            [
              '**review-draft**, **review-sending**',
              'A review you’ve written but not sent, without the contact email, and a key so it isn’t saved twice',
              'Until it’s sent or discarded',
            ],
            [
              '**state**',
              'The state or territory you chose in a guide, so guides show its rules first',
              'Until you clear your choice',
            ],
            ['**checklist**', 'The ticks and notes of a checklist', 'Until you clear them or sign out'],
            [
              '**form**',
              'A report or message you’ve written but not sent, with the name and email in it',
              'Until it’s sent, you sign out or close the tab',
            ],
            [
              '**borders**',
              'Remembers that you turned on team boundaries (Ctrl+Alt+B) in this tab',
              'Until you press Escape or close the tab',
            ],
            [
              'Offline copies',
              'Pages and pictures of the guides, so they open without a connection',
              'Until a newer version replaces them',
            ],
            [
              'Offline copies of properties',
              'Pages of the properties you bookmarked last, as visitors see them, so they open without a connection',
              'Until you remove the bookmark or sign out',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'What’s kept only on your device isn’t sent to us, apart from what you send yourself. The loading times and errors described in our [Privacy Policy](/privacy) are measured without cookies or storage.',
        },
      ],
    },
    {
      id: 'others',
      heading: 'Third-party cookies',
      blocks: [
        {
          kind: 'text',
          text: 'Our pages don’t load anything from other companies: the fonts, pictures and scripts are ours. If an ad is shown, it appears in an isolated frame, labelled “Advertisement”. The ad network can’t read our cookies or our pages. In Chrome, Edge and other browsers based on Chromium, the frame opens without any cookies, and whatever it stores is deleted when you leave the page. Other browsers follow their own rules for third-party cookies. In every browser, the network sees your IP address.',
        },
      ],
    },
    {
      id: 'your-choice',
      heading: 'Your choice',
      blocks: [
        {
          kind: 'text',
          text: 'You can delete or block all of this in your browser’s settings. Reading and searching work without any of it; signing in needs the first cookie. Our [Privacy Policy](/privacy) explains how we handle personal information in general.',
        },
      ],
    },
  ],
};
