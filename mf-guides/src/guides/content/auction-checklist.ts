import type { Checklist } from '../guide.ts';

export const auctionChecklist: Checklist = {
  name: 'auction',
  title: 'Auction checklist',
  intro: 'From the first look to the keys. Tick each line before you move on to the next group.',
  groups: [
    {
      heading: 'Four weeks before',
      items: [
        'Pre-approval in writing; lender knows I’m buying at auction',
        'Asked the lender what could stop the loan (valuation, size of the property, my job)',
        'Contract received and sent to a conveyancer or solicitor',
        'Building and pest inspection booked ($400-$800)',
        'For strata: records, levies and minutes read',
        'Insurance quote for this address (flood, fire)',
      ],
    },
    {
      heading: 'The week before',
      items: [
        'Inspection report read; specialist consulted where needed',
        'Contract explained; changes agreed in writing with the agent',
        'Five similar sales from the last six months noted',
        'Property visited a second time, at a different time of day',
        'Reviews of the property or building read',
        'Asked how to pay the deposit, and increased my daily transfer limit',
        'Asked which rules apply: registration, identification, authority for a proxy',
        'My limit, including all costs: $ ______________',
      ],
    },
    {
      heading: 'On the day',
      items: [
        'Photo identification',
        'Deposit method (usually 10% of the price)',
        'Written limit in my pocket',
        'Phone numbers of my lender and conveyancer',
        'Signed authority, if someone bids for me',
        'Registered, and bidder number received, where the state requires it',
        'Asked whether the contract has changed since my copy',
        'Standing where I can see the auctioneer and the other bidders',
      ],
    },
    {
      heading: 'If I win',
      items: [
        'Names, price, deposit, settlement date and agreed changes checked before signing',
        'Deposit paid into a trust account; receipt received',
        'Contract sent to lender and conveyancer the same day',
        'Building insurance from when the risk passes to me',
        'Settlement date (commonly 30-60 days): ______________',
        'Final inspection booked for the last week',
        'Electricity, gas, water, internet and mail arranged',
      ],
    },
    {
      heading: 'If it passes in',
      items: [
        'Was I the highest bidder? I may be invited to negotiate first',
        'Made my own offer, with an expiry time',
        'Asked whether cooling off applies to what I’d sign now',
        'Stayed within my limit, or went home',
      ],
    },
  ],
  footnote:
    'General information, not legal or financial advice. Auction rules differ by state: ask your conveyancer or solicitor.',
};
