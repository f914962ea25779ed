import type { SitePage } from '../site-page.ts';

export const privacy: SitePage = {
  slug: 'privacy',
  title: 'Privacy Policy',
  metaTitle: 'Privacy Policy',
  description:
    'What personal information Home Truths holds about you, who can see it, for how long, and how to access, correct or delete it. No trackers, no sale of data, no location in photos.',
  intro:
    'What personal information we hold about you, who can see it, and how to access, correct or delete it. We follow the Australian Privacy Principles.',
  updated: '2026-11-26',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'You can read and search everything without an account. We don’t use trackers or third-party analytics.',
            'What you publish is public. You choose whether your name appears.',
            'The contact email of a review is never shown. Only administrators can see it, and every time it’s viewed is logged.',
            'We remove hidden data from photos, including where they were taken, before we store them.',
            'You can download or delete your information yourself.',
            'We don’t sell personal information.',
          ],
        },
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we hold, and for how long',
      blocks: [
        {
          kind: 'table',
          caption: 'Personal information, who can see it and for how long',
          head: ['What', 'Who can see it', 'How long'],
          rows: [
            [
              'Account: names, username, email, password (only as an argon2id hash)',
              'You; administrators, without the password',
              'Until you delete your account',
            ],
            [
              'That your account is blocked, since when and why',
              'You, when you sign in; administrators',
              'Until it’s unblocked or deleted',
            ],
            ['A new email for your account, until you confirm it', 'You', '48 hours'],
            [
              'Reviews: text, rating, tags, photos and what they show, first name and initial unless anonymous',
              'Everyone',
              'Until you or a moderator delete them',
            ],
            [
              'Who wrote an anonymous review, if you were signed in',
              'You; administrators, and every time it’s viewed is logged',
              'Until you delete your account or the review, or 30 days after a moderator deletes the review',
            ],
            [
              'Contact email of a review',
              'Administrators only; every time it’s viewed is logged',
              'Until you delete your account or the review, or 30 days after a moderator deletes the review',
            ],
            [
              'A mark on a visitor’s review that shows whether two reviews were written in one browser, but not in which',
              'No one',
              '1 year, then it’s replaced by a random number',
            ],
            ['Earlier versions of an edited review', 'Administrators', 'As long as the text of the review'],
            [
              'Photos that were uploaded but not used in a review',
              'No one without their random address',
              '1 day',
            ],
            [
              'Deleted reviews and properties, and their photos',
              'Administrators, so that a mistake can be undone',
              'Photos: erased 30 days after deletion; text of a review: erased 12 months after deletion',
            ],
            [
              'Bookmarks, and which reviews you marked helpful',
              'You; others see only the number',
              'Until you remove them or delete your account; the number stays',
            ],
            [
              'Sessions: when they began and were last used, and a hash that finds them',
              'You, and administrators, without the hash; every time they look at an account is logged',
              '7 days without a visit, 30 days in total; for administrators 30 minutes and 8 hours',
            ],
            [
              'An administrator’s second factor: the key shared with their authenticator app (encrypted), recovery codes (only as hashes) and when it was set up',
              'You, and only that it’s set up and since when',
              'Until you turn it off or delete your account',
            ],
            [
              'Filters that an administrator saved: their names and what they filter by',
              'You',
              'Until you delete them or your account',
            ],
            ['Links to reset a password (as a hash)', 'You', '24 hours, or until used'],
            [
              'Callback requests: name, phone, email, property, preferred time',
              'Administrators, and the inspector who calls you',
              '1 year after the request is completed; ask us if you’d like it erased earlier',
            ],
            ['Messages to us: name, email and text', 'Administrators', '1 year after we replied'],
            [
              'Reports and complaints: text, name and email if you gave them, and our decision',
              'Administrators',
              '3 years after the decision, because a court may ask how we made it',
            ],
            [
              'Complaints about defamation: also the words you complain about, what’s untrue about them and the harm',
              'Administrators',
              '3 years after the decision, for the same reason',
            ],
            [
              'Our replies to messages and reports: the text, who wrote it and when',
              'You, by email; administrators',
              'As long as the message or report',
            ],
            [
              'Notes that administrators write for each other about an account, callback request, message or complaint',
              'Administrators',
              'As long as what they’re about',
            ],
            [
              'What administrators did: who, when, to what, and what was there before and after',
              'Administrators',
              '3 years after they did it, and as long as the request, message or complaint that it’s about; text of a deleted review goes earlier',
            ],
            [
              'That an account or a review was deleted: its number and the times, so that we can delete it again after restoring a backup',
              'No one',
              '90 days',
            ],
            ['Backups of all of this', 'Those who run the site', 'At most 90 days'],
            ['Records that stop a form being submitted twice', 'No one', '1 day'],
            [
              'Request counts used to prevent abuse, by account, visitor number or IP address',
              'No one',
              'From a minute to an hour; 1 day for reviews and helpful marks without an account, with the IP address only as a keyed hash',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'We sometimes show a new version of the site to some visitors first. A random number in a cookie decides who sees it. We don’t store that number or link it to you.',
        },
        {
          kind: 'text',
          text: 'What’s stored on your own device is in our [Cookie Policy](/cookies). Our logs hold times, kinds of request and errors. They don’t hold IP addresses, names, emails, searches or anything you wrote. When someone signs in or out, or a request is refused, they also hold the number of the account. A refused request also leaves a mark of its network, which changes every day and can’t be turned back into an IP address. While we block someone who abuses the site, we may log IP addresses, for 7 days at most. When you leave a page, your browser sends us its loading times and any errors so we can fix problems. We keep hourly totals only, with nothing that identifies you and nothing about which property or guide you read, and delete them after 30 days.',
        },
      ],
    },
    {
      id: 'why',
      heading: 'What we use it for',
      blocks: [
        {
          kind: 'text',
          text: 'To show reviews, let you sign in, reply to you, arrange a call you requested, deal with complaints and disputes, and prevent misuse. Nothing else. The contact email of a review is used only for verification in legal disputes, not shown publicly, not used for marketing and not shared.',
        },
      ],
    },
    {
      id: 'emails',
      heading: 'Emails we send',
      blocks: [
        {
          kind: 'text',
          text: 'We don’t send advertising. These are all the emails Home Truths sends:',
        },
        {
          kind: 'list',
          items: [
            '**Your account:** a welcome email, a link to confirm your email address, and a link to reset your password if you request one.',
            '**Changes to your account:** when a change of email address is requested, when it has changed (to the old address), and when your password has changed.',
            '**Security:** when someone keeps guessing your password, and when an authenticator app is added, removed or reset or a recovery code is used.',
            '**Administrators:** when you or someone else is made an administrator or is no longer one.',
            '**The private link to your review**, if you ask for it. We don’t keep the address you enter for that after sending.',
            '**Receipts:** when a callback request, report, complaint or message of yours has arrived, if you left an email address.',
            '**Decisions:** the number of your report or complaint, what we decided and why, if you left an email address or were signed in. If a review of yours is hidden, we write to the email address of your account, never to the contact email of the review.',
            '**Replies** to your messages and reports, written by our moderators.',
            '**Notices to our administrators** when a callback request, report, complaint or message arrives, or a new version of a part of the site has been tried.',
          ],
        },
      ],
    },
    {
      id: 'inspectors',
      heading: 'Inspectors',
      blocks: [
        {
          kind: 'text',
          text: 'If you request a call, we pass what you entered in that form to a building inspector, licensed where the state requires it, so they can call you. **This is a commercial arrangement**: the inspector pays us a fee for each request. It happens only when you send the form.',
        },
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else can see your information',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Our hosting and email providers**, in Australia, only as far as they need it to do their job.',
            '**Ad networks.** If an ad is shown, it appears in an isolated frame. The network can’t run code in our pages or read them, but its server sees your IP address, as with anything loaded from another site.',
            '**OpenStreetMap**, if you follow “Show on a map”. The link leads to another site, which sees the address you look for and your IP address, but not who you are or which page you came from. Until then we load nothing from it.',
            '**Courts and authorities**, if the law requires it. We’ll tell you unless we’re not allowed to.',
          ],
        },
        {
          kind: 'text',
          text: 'Apart from these and the inspector you ask to call you, no one else.',
        },
      ],
    },
    {
      id: 'automated-decisions',
      heading: 'Automated decisions',
      blocks: [
        {
          kind: 'text',
          text: 'We don’t make automated decisions about you. Two things are automatic: limits on how often something can be sent, and comparing addresses so each property is listed once. Sorting follows the rules on the [help page](/help#search), the same for everyone. People decide about reports.',
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
            '**Access your information.** Profile, Settings, Data Export gives you one file with everything except our administrators’ notes. [Contact us](/contact) for those about you: we first take out what’s about someone else.',
            '**Correct it.** Edit Profile; edit your reviews under My Reviews.',
            '**Delete it.** Profile, Settings, Delete Account asks for your password and can’t be undone. Your reviews stay without an author, and their contact emails are deleted. Delete the reviews first if you want them gone as well.',
            '**Without an account**, edit or delete a review with the private link you got when you sent it. If you no longer have it, contact us through [Contact Us](/contact) or [Report Issue](/report). Tell us which review it is and how we can know it’s yours.',
            '**Has someone written about you?** Use **Report** below the review. The law protects people against serious invasions of privacy and against having their private details published to harm them, and so do our [Terms of Use](/terms).',
          ],
        },
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        {
          kind: 'text',
          text: 'Passwords and session keys are stored only as hashes. Scripts can’t read our session cookie. We record what administrators change. If your information is ever lost or exposed in a way that could harm you, we’ll tell you and the regulator, as the law requires.',
        },
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      blocks: [
        {
          kind: 'text',
          text: 'Use [Report Issue](/report) and choose “My personal information”. We’ll reply within 7 days if you leave an email address. If you’re not satisfied, you can contact the [Office of the Australian Information Commissioner](https://www.oaic.gov.au).',
        },
        {
          kind: 'text',
          text: 'If our practices change, we’ll update this page and its date.',
        },
      ],
    },
  ],
};
