import type { SitePage } from '../site-page.ts';

export const privacy: SitePage = {
  slug: 'privacy',
  title: 'Privacy',
  metaTitle: 'Privacy',
  description:
    'What Home Truths keeps about you, who sees it, for how long, and how to get, correct or delete it. No trackers, no sale of data, no location in photos.',
  intro:
    'What we keep about you, who sees it, and how to get rid of it. We follow the Australian Privacy Principles.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'You can read and search everything without an account. There are no trackers and no analytics of other companies on our pages.',
            'What you publish is public. Whether your name stands beside it is up to you.',
            'The contact email of a review is never shown. Only administrators can see it, and each look is recorded.',
            'Photos lose their hidden data, including the place where they were taken, before we store them.',
            'You can download or delete your data yourself.',
            'We do not sell data.',
          ],
        },
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep, and for how long',
      blocks: [
        {
          kind: 'table',
          caption: 'Personal data, who sees it and for how long',
          head: ['What', 'Who sees it', 'How long'],
          rows: [
            [
              'Account: names, username, email, password (only as an argon2id hash)',
              'You; administrators, without the password',
              'Until you delete the account',
            ],
            ['A new email for your account, until you confirm it', 'You', '48 hours'],
            [
              'Reviews: words, rating, tags, photos and what they show, first name and initial unless anonymous',
              'Everyone',
              'Until you or a moderator delete them',
            ],
            [
              'Who wrote an anonymous review, if you were signed in',
              'You; administrators, and each look is recorded',
              'Until you delete the account or the review, or 30 days after a moderator deletes the review',
            ],
            [
              'Contact email of a review',
              'Administrators only; each look is recorded',
              'Until you delete the account or the review, or 30 days after a moderator deletes the review',
            ],
            [
              'The mark on a visitor’s review: tells that two reviews were written in one browser, and not in which',
              'No one',
              'One year, then a random number takes its place',
            ],
            ['Earlier versions of an edited review', 'Administrators', 'As long as the words of the review'],
            [
              'Photos that were uploaded and not used in a review',
              'Nobody without their random address',
              'One day',
            ],
            [
              'Deleted reviews and homes, and their photos',
              'Administrators, so that a mistake can be undone',
              'Photos: 30 days after the deletion; words of a review: twelve months',
            ],
            [
              'Bookmarks, and which reviews you marked helpful',
              'You; others see only the number',
              'Until you remove them or delete the account; the number stays',
            ],
            [
              'Sessions: when they began and were last used, and a hash that finds them',
              'You, without the hash',
              '7 days without a visit, at most 30; administrators 30 minutes, at most 8 hours',
            ],
            [
              'Second factor of an administrator: the key shared with your authenticator app (encrypted), recovery codes (only as hashes), and when you set it up',
              'You, and only that it is set up and since when',
              'Until you turn it off or delete the account',
            ],
            ['Links to reset a password (as a hash)', 'You', '24 hours, or until used'],
            [
              'Inspector requests: name, phone, email, home, preferred time',
              'Administrators, and the inspector who calls you',
              'One year after the request is completed; ask us to erase it earlier',
            ],
            ['Messages to us: name, email and words', 'Administrators', 'One year after we answered'],
            [
              'Reports and complaints: words, name and email if you gave them, and what was decided',
              'Administrators',
              'Three years after the decision, since a court may ask how we came to it',
            ],
            ['Answers to a form already sent, so that a retry is not stored twice', 'Nobody', 'One day'],
            [
              'Counts of calls by account, visitor number or network address, against misuse',
              'Nobody',
              'A minute to an hour, by kind of call; one day for reviews and helpful marks without an account, with the network address only as a keyed hash',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'New versions of the site are sometimes shown to a share of the visitors first. A random number in a cookie decides who; we neither store it nor connect it with you.',
        },
        {
          kind: 'text',
          text: 'What stays on your own device is on the [cookies page](/cookies). Our logs hold times, kinds of request and errors; they hold no network addresses, names, emails, search words or texts. When somebody signs in or out, or a request is refused, they also hold the number of the account. A refused request leaves a mark of its network as well, which changes each day and which nobody can turn back into an address. When you leave a page, your browser tells us how fast it was and what failed in it, so that we can mend it. We only count this by the hour, for each part of the site: no number, cookie, address or name comes with it, nothing that you typed, and not which home or guide you read. The counts are deleted after 30 days.',
        },
      ],
    },
    {
      id: 'why',
      heading: 'What it is for',
      blocks: [
        {
          kind: 'text',
          text: 'To show reviews, to let you sign in, to answer you, to arrange a callback you asked for, to deal with complaints and disputes, and to keep misuse out. Nothing else. We send mail when you make an account, when you ask for a link to confirm your email or to reset your password, or for the private link to your review (the address you type for that isn’t kept after sending), when the email of your account changes, when your way of signing in changes (a new password; an authenticator app added, removed or reset; a recovery code used), when a request, report or message of yours has arrived, and when we answer you; we send no advertising. The contact email of a review is used only for verification in legal disputes, not shown publicly, not used for marketing and not shared.',
        },
      ],
    },
    {
      id: 'inspectors',
      heading: 'Inspectors',
      blocks: [
        {
          kind: 'text',
          text: 'If you ask for a callback, we give what you entered in that form to a licensed building inspector so that they can call you. **This is a commercial relation**: the inspector may pay us for the introduction. It happens only when you send the form.',
        },
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else gets to see something',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Those who run our servers and carry our mail**, as far as their work needs it.',
            '**Advertisements** appear, if at all, in a closed-off frame. The network cannot run its code in our pages or read them. As with every picture on the web, its server learns the network address of your browser.',
            '**Courts and authorities**, if the law obliges us. We tell you, unless we are forbidden to.',
          ],
        },
        { kind: 'text', text: 'Nobody else, in Australia or abroad.' },
      ],
    },
    {
      id: 'automated-decisions',
      heading: 'Automated decisions',
      blocks: [
        {
          kind: 'text',
          text: 'No program decides about you. Two things run by rule: limits on how often something can be sent, and the comparison of addresses so that one home has one record. Sorting follows the rules on the [help page](/help#search), the same for everyone. Reports are decided by people.',
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            '**See and take your data.** Profile, Settings, Data Export: one file with everything.',
            '**Correct it.** Edit Profile; edit your reviews under My Reviews.',
            '**Delete it.** Profile, Settings, Delete Account asks for your password and is final. Your reviews stay without an author, and their contact emails are erased. Delete the reviews first if you want them gone as well.',
            '**Without an account** edit or delete a review by the private link you got when you sent it. If you no longer have it, write to us through [Contact Us](/contact) or [Report Issue](/report), and tell us which review it is and how we can know that it is yours.',
            '**Someone wrote about you?** Use **Report** below the review. The law gives people protection against serious invasions of privacy and against publishing their private details to harm them, and so do our [terms](/terms).',
          ],
        },
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      blocks: [
        {
          kind: 'text',
          text: 'Passwords and session keys are stored as hashes only. Our session cookie cannot be read by scripts. What administrators change is recorded. If data of yours is ever lost in a way that could harm you, we tell you and the regulator, as the law requires.',
        },
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      blocks: [
        {
          kind: 'text',
          text: '[Report Issue](/report), "My personal data". We answer within seven days. If you are not satisfied, you can turn to the [Office of the Australian Information Commissioner](https://www.oaic.gov.au). When this page changes, its date changes, and changes that matter are announced on the site beforehand.',
        },
      ],
    },
  ],
};
