import type { SitePage } from '../site-page.ts';

export const terms: SitePage = {
  slug: 'terms',
  title: 'Terms of Use',
  metaTitle: 'Terms of Use',
  description:
    'What you can expect from Home Truths and what we ask of you: rules for reviews and photos, reports, moderation, inspectors, advertising and liability, in plain words.',
  intro:
    'What you can expect from us, and what we ask of you. By using Home Truths you agree to these terms.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'the-site',
      heading: 'What the site is',
      blocks: [
        {
          kind: 'text',
          text: 'Home Truths publishes reviews of Australian properties by people who lived in them, visited or owned them, and guides about renting and buying. Reading is free and doesn’t need an account. Reviews are the opinions and experience of their authors, not ours. We don’t check them before they appear. Guides are general information, not legal or financial advice. Don’t make a major decision based on either alone.',
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
            'Write about a property you know, and say truthfully how you know it.',
            'Stick to what you experienced. State facts as facts only if they’re true.',
            'Don’t name private individuals or include details that identify a neighbour, tenant, agent or tradesperson.',
            'No threats, hatred, harassment, or words that break the law.',
            'No advertising, no paid or made-up reviews, and no more than two links. If you have an interest in the property, say so in your review.',
            'Photos must be your own and show the property, with no people, number plates, letters or screens.',
            'One current review per person for each property. You can edit it.',
            'Don’t write about a matter that a court has ordered to be kept private, or that you’ve agreed in a settlement to keep confidential.',
          ],
        },
        {
          kind: 'text',
          text: 'Your words and photos remain yours. You allow us to store them, to show them on this site and in the previews of links to it, and to resize the photos. That permission ends when you delete them, apart from what our [Privacy Policy](/privacy) says about deleted reviews. You’re responsible for what you publish.',
        },
      ],
    },
    {
      id: 'moderation',
      heading: 'Reports and moderation',
      blocks: [
        {
          kind: 'text',
          text: `Anyone can report a review or another problem, with the [Report Issue](/report) form or the **Report** button below each review. We’ll give you a reference number. We decide within 7 days. If you left an email address or were signed in, we’ll email you the number of your report, our decision and the reason for it. The review stays visible until we decide.

We can edit or remove anything that breaks these rules or the law, and we can remove a property that doesn’t exist or is listed twice. Anything we edit is marked “Edited by moderators”, and we record what it said before. We won’t edit a review to soften it or remove one because it’s negative, no matter who asks or what they offer. If we hide a review of yours, we’ll email the address of your account to tell you why. You can [ask us](/contact) for a second look by a person.

There are limits on how often you can post, so no one can flood the site. If you reach one, we’ll tell you when to try again.`,
        },
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      blocks: [
        {
          kind: 'text',
          text: 'Use your real name and an email address you can receive mail at, keep your password to yourself, and tell us if someone else has used your account. You can export your information and delete your account at any time under Settings. We may close an account that repeatedly breaks these rules, and we’ll say why.',
        },
      ],
    },
    {
      id: 'inspectors',
      heading: 'Inspectors',
      blocks: [
        {
          kind: 'text',
          text: 'Where a property has no reviews you can request a call from a building inspector. Inspectors are licensed where their state requires it. **This is a commercial service**: the inspector pays us a fee for each request. We pass your request on to one inspector. Whether you engage them, and on what terms, is between you and them. You owe nothing for the request, and it doesn’t affect reviews or the order of results.',
        },
      ],
    },
    {
      id: 'advertisements',
      heading: 'Advertising',
      blocks: [
        {
          kind: 'text',
          text: 'Every paid ad is labelled “Advertisement”. Our own messages say “From Home Truths”. Advertisers don’t see the information you give us and have no say in what’s written here.',
        },
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use of the site',
      blocks: [
        {
          kind: 'text',
          text: 'Please don’t try to break or overload the site, get at what isn’t public, find out who wrote an anonymous review, or copy reviews in bulk. If you find a security weakness, [tell us](/report) before anyone else. We’ll be grateful and won’t take action against you for it.',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Our liability',
      blocks: [
        {
          kind: 'text',
          text: 'We run the site with care, but can’t promise that it’s always available, or that what others write is right. Nothing here takes away rights you have under the Australian Consumer Law (the [ACCC](https://www.accc.gov.au) explains them) or other laws that can’t be excluded. Beyond those rights, we aren’t liable for loss that comes from relying on a review, a guide, an ad or an inspector.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes, and the law that applies',
      blocks: [
        {
          kind: 'text',
          text: 'If these terms change, we’ll update this page and its date. Australian law applies. If something’s wrong, [contact us](/contact) first: we’ll try to sort it out quickly.',
        },
      ],
    },
  ],
};
