import type { SitePage } from '../site-page.ts';

export const terms: SitePage = {
  slug: 'terms',
  title: 'Terms of Use',
  metaTitle: 'Terms of Use',
  description:
    'What you may expect from Home Truths and what we ask of you: rules for reviews and photos, reports, moderation, inspectors, advertisements and liability, in plain words.',
  intro: 'What you may expect from us, and what we ask of you. By using the site you agree to this.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'the-site',
      heading: 'What the site is',
      blocks: [
        {
          kind: 'text',
          text: 'Home Truths publishes reviews of Australian homes by people who lived in them, visited or owned them, and guides about renting and buying. Reading is free and needs no account. Reviews are the opinions and experience of their authors, not ours. We do not check them before they appear. Guides are general information, not legal or financial advice. Do not make a decision of weight on either alone.',
        },
      ],
    },
    {
      id: 'what-you-write',
      heading: 'What you write',
      blocks: [
        {
          kind: 'list',
          items: [
            'Write about a home you know, and say truthfully how you know it.',
            'Keep to what you experienced. State facts as facts only if they are true.',
            'Name no private persons, and give no details by which a neighbour, tenant, agent or tradesperson can be recognised.',
            'No threats, hatred, harassment, or words that break the law.',
            'No advertising, no paid or made-up reviews, none about a home in which you have an interest unless you say so in the text, and at most two links.',
            'Photos must be your own, show the home, and show no people, number plates, letters or screens.',
            'One current review by each person for each home. You may edit it.',
            'Do not write about a matter that a court has ordered to be kept private, or that you have agreed in a settlement to keep confidential.',
          ],
        },
        {
          kind: 'text',
          text: 'Your words and photos stay yours. You allow us to store them, to show them on this site and in the previews of links to it, and to resize the photos. The permission ends when you delete them, apart from what the [privacy page](/privacy) says about deleted things. You are responsible for what you publish.',
        },
      ],
    },
    {
      id: 'moderation',
      heading: 'Reports and moderation',
      blocks: [
        {
          kind: 'text',
          text: `Anybody may report a review or another problem, with the [Report](/report) form or the button below each review. You get a number. We decide within seven days, and tell you if you left an email in the form. Until then what was reported stays visible.

We may edit or remove what breaks these rules or the law, and we may remove a home that does not exist or is recorded twice. Edits by us are marked "Edited by moderators", and each is recorded with what stood there before. We do not edit a review to make it kinder and do not remove one because it is negative, whoever asks and whatever is offered. If your review is removed, you can [ask us](/contact) for the reason and for a second look by a person.

Writing is limited in number so that nobody can flood the site; if you reach a limit, the site says so and when to try again.`,
        },
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      blocks: [
        {
          kind: 'text',
          text: 'Give your own name and an address where mail reaches you, keep your password to yourself, and tell us if somebody else has used your account. You may export your data and delete the account at any time under Settings. We may close an account that is used to break these rules again and again, and will say why.',
        },
      ],
    },
    {
      id: 'inspectors',
      heading: 'Inspectors',
      blocks: [
        {
          kind: 'text',
          text: 'Where a home has no reviews you can ask for a callback by a building inspector. **This is a commercial service**: inspectors may pay us for the introduction. We pass your request on to one; whether and on what terms you engage them is between you and them. You owe nothing for the request, and it has no influence on reviews or on the order of results.',
        },
      ],
    },
    {
      id: 'advertisements',
      heading: 'Advertisements',
      blocks: [
        {
          kind: 'text',
          text: 'Each advertisement is labelled "Advertisement". Advertisers do not see your data with us and have no say in what is written here.',
        },
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use of the site',
      blocks: [
        {
          kind: 'text',
          text: 'Please do not try to break or overload the site, to get at what is not public, to find out who wrote an anonymous review, or to copy reviews in bulk. If you find a weakness, [tell us](/report) before anyone else; we are grateful and will not pursue you for it.',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'What we answer for',
      blocks: [
        {
          kind: 'text',
          text: 'We run the site with care, but cannot promise that it is always there, or that what others write is right. Nothing here takes away rights that you have under the Australian Consumer Law (the [ACCC](https://www.accc.gov.au) explains them) or other laws that cannot be excluded. Beyond those rights, we do not answer for loss that comes from relying on a review, a guide, an advertisement or an inspector.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes, and the law that applies',
      blocks: [
        {
          kind: 'text',
          text: 'If these terms change, the date above changes with them, and changes that matter are announced on the site beforehand. Australian law applies. If something is wrong, [write to us](/contact) first: most things can be put right in a day.',
        },
      ],
    },
  ],
};
