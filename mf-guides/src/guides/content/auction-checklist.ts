import type { Checklist } from '../guide.ts';

export const auctionChecklist: Checklist = {
  name: 'auction',
  title: 'Auction checklist',
  intro: 'From the first look to the keys. Tick each line before you go on to the next group.',
  groups: [
    {
      heading: 'Four weeks before',
      items: [
        'Pre-approval in writing; lender knows that I buy at auction',
        'Asked the lender what could stop the loan (valuation, size of the home, my job)',
        'Contract received and sent to a conveyancer or solicitor',
        'Building and pest inspection booked ($400-$800)',
        'For strata: records, levies and minutes read',
        'Insurance quote for this address (flood, fire)',
      ],
    },
    {
      heading: 'The week before',
      items: [
        'Inspection report read; specialist asked where needed',
        'Contract explained; changes agreed in writing with the agent',
        'Five similar sales of the last six months noted',
        'Home visited a second time, at another hour',
        'Reviews of the home or building read',
        'Asked how to pay the deposit, and raised my daily transfer limit',
        'Asked which rules apply: registration, identification, authority for a proxy',
        'My limit, with all costs counted in: $ ______________',
      ],
    },
    {
      heading: 'On the day',
      items: [
        'Photo identification',
        'Deposit method (usually 10% of the price)',
        'Written limit in my pocket',
        'Numbers of my lender and my conveyancer',
        'Signed authority, if someone bids for me',
        'Registered, and bidder number received, where the state asks for it',
        'Asked: has the contract changed since my copy?',
        'Standing where I see the auctioneer and the other bidders',
      ],
    },
    {
      heading: 'If I win',
      items: [
        'Names, price, deposit, settlement date and agreed changes checked before signing',
        'Deposit paid into a trust account; receipt received',
        'Contract sent to lender and conveyancer on the same day',
        'Building insurance from the moment the risk is mine',
        'Settlement date (commonly 30-60 days): ______________',
        'Final inspection booked for the last week',
        'Electricity, gas, water, internet and mail arranged',
      ],
    },
    {
      heading: 'If it passes in',
      items: [
        'Was I the highest bidder? I may be asked to negotiate first',
        'Offered a figure of my own, with an end time',
        'Asked whether cooling off applies to what I would sign now',
        'Stayed within my limit, or went home',
      ],
    },
  ],
  footnote:
    'General information, not legal or financial advice. Auction rules differ by state: ask your conveyancer or solicitor.',
};
