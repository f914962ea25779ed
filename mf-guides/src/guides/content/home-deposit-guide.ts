import type { Guide } from '../guide.ts';

export const homeDepositGuide: Guide = {
  slug: 'home-deposit-guide',
  title: 'How Much Deposit You Really Need in Australia',
  category: 'financial',
  readTime: 7,
  metaTitle: 'How Much Deposit You Really Need in Australia',
  description:
    'What a 5, 10 or 20 per cent deposit means for a home of $500,000, $700,000 or $900,000: lenders mortgage insurance, government schemes, extra costs and ways to buy without a deposit.',
  excerpt:
    'Twenty per cent is recommended, ten is common, five is possible. What each of them costs, and the money you need besides.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'how-much',
      heading: 'How much do you need?',
      blocks: [
        {
          kind: 'text',
          text: `A deposit is the part of the price you pay yourself. The rest is the loan, and lenders look at the loan as a share of the home's value: the loan-to-value ratio, or LVR. A deposit of 20 per cent makes an LVR of 80 per cent. The smaller your share, the more the lender stands to lose if the home is sold in a bad year, and the more you pay for that risk.

There is no single legal minimum. In practice three figures matter, and most buyers end up with a deposit of 10-20% of the price.`,
        },
        {
          kind: 'list',
          items: [
            '**20% is recommended.** No lenders mortgage insurance, the widest choice of lenders, usually a lower interest rate, and a cushion if prices fall.',
            '**10% is common.** Most lenders accept it, with insurance added. Ten per cent is also the amount usually payable on the day when you [buy at auction](/property-auctions-guide).',
            '**5% is possible.** Fewer lenders, closer questions about your savings and spending, and either a large insurance premium or a place in a government scheme.',
          ],
        },
        {
          kind: 'text',
          text: 'Whatever the percentage, lenders like to see **genuine savings**: money that has been in your account, or grown there, for about three months. A gift from parents usually counts towards the deposit, but may not count as genuine savings. A steady record of rent paid on time helps with some lenders.',
        },
      ],
    },
    {
      id: 'example',
      heading: 'What that is in dollars',
      blocks: [
        {
          kind: 'table',
          caption: 'Deposit, and the loan that remains',
          head: ['Price', '5% deposit', '10% deposit', '20% deposit'],
          rows: [
            [
              '$500,000',
              '**$25,000**\nloan $475,000',
              '**$50,000**\nloan $450,000',
              '**$100,000**\nloan $400,000',
            ],
            [
              '$700,000',
              '**$35,000**\nloan $665,000',
              '**$70,000**\nloan $630,000',
              '**$140,000**\nloan $560,000',
            ],
            [
              '$900,000',
              '**$45,000**\nloan $855,000',
              '**$90,000**\nloan $810,000',
              '**$180,000**\nloan $720,000',
            ],
          ],
          bars: [5, 10, 20].map(percent => ({
            name: `${percent}% of $700,000`,
            parts: [
              { name: 'Deposit', amount: 7000 * percent, look: 'solid' },
              { name: 'Loan', amount: 700_000 - 7000 * percent, look: 'light' },
            ],
          })),
          note: 'Stamp duty, insurance and the other costs below come on top.',
        },
        {
          kind: 'text',
          text: `The loan column deserves as much attention as the deposit. On the home of $700,000, five per cent down instead of twenty means borrowing $105,000 more. At a rate of 6 per cent over 30 years that is about $630 a month, every month. Waiting to save more has a price as well: rent in the meantime, and perhaps a dearer home. Neither answer is right for everybody. Put both into the mortgage calculator at [Moneysmart](https://moneysmart.gov.au) with a rate three points higher than today's, because that is roughly how a lender will test you, too.`,
        },
      ],
    },
    {
      id: 'lmi',
      heading: 'Lenders mortgage insurance (LMI)',
      blocks: [
        {
          kind: 'text',
          text: `Below 20 per cent most lenders take out insurance against your default and charge you for it. The premium is paid once. It depends on the price, on your deposit and on the lender, and is commonly **$5,000-$20,000+**: nearer the lower end for a cheaper home with 15 per cent down, and well beyond the upper end for an expensive one with 5 per cent.

Two things about LMI surprise people. It protects the lender, not you: if you cannot pay and the home sells for too little, the insurer may ask you for the difference. And it is often added to the loan, so that you pay interest on it for decades. A premium of $12,000 added to a loan at 6 per cent over 30 years costs about $26,000 by the end.

It is not always bad value. If prices in your area rise faster than you can save, a premium paid today may cost less than a year of waiting. Ask for the exact premium at 5, 8, 10 and 15 per cent: it falls in steps, and a few thousand dollars more of deposit can save more than themselves. Ask also whether any of it is refunded if you refinance early, and whether your profession is among those for which the lender waives it.`,
        },
        { kind: 'ad' },
      ],
    },
    {
      id: 'schemes',
      heading: 'Government schemes',
      blocks: [
        {
          kind: 'list',
          items: [
            '**First home guarantee.** The Commonwealth guarantees part of the loan, so that an eligible buyer needs a 5% deposit and pays no LMI. As at November 2026: since 1 October 2025 there is no income cap and no limit on places, price caps are higher (for example $1.5 million in Sydney, $950,000 in Melbourne and $1 million in Brisbane), and the former regional scheme is part of it. You still borrow 95 per cent and must be able to repay it.',
            '**First home super saver.** You make voluntary contributions to your super fund and later withdraw them, with earnings set by formula, for a first home: up to $50,000 of contributions in all, with a limit for each year. The gain is mostly the lower tax. You must ask the [Australian Taxation Office](https://www.ato.gov.au) for a determination **before** you sign a contract, and the money takes weeks to arrive.',
            '**Stamp duty concessions by state.** Each state and territory has its own discounts, exemptions or grants for first home buyers, with its own price limits, and several apply to new homes only. The list below leads to each revenue office.',
          ],
        },
        {
          kind: 'note',
          title: 'Check your eligibility',
          text: 'Schemes and price caps change. The government site [firsthomebuyers.gov.au](https://firsthomebuyers.gov.au) and [Housing Australia](https://www.housingaustralia.gov.au) show the current rules, the cap for your postcode and the lenders that take part.',
        },
        {
          kind: 'list',
          items: [
            'New South Wales: [Revenue NSW](https://www.revenue.nsw.gov.au)',
            'Victoria: [State Revenue Office](https://www.sro.vic.gov.au)',
            'Queensland: [Queensland Revenue Office](https://qro.qld.gov.au)',
            'South Australia: [RevenueSA](https://www.revenuesa.sa.gov.au)',
            'Western Australia: [WA Government](https://www.wa.gov.au)',
            'Tasmania: [State Revenue Office](https://www.sro.tas.gov.au)',
            'Australian Capital Territory: [ACT Revenue Office](https://www.revenue.act.gov.au)',
            'Northern Territory: [NT Government](https://nt.gov.au)',
          ],
        },
      ],
    },
    {
      id: 'extra-costs',
      heading: 'The costs beside the deposit',
      blocks: [
        {
          kind: 'text',
          text: 'Plan to **keep 5-7% of the price as extra savings** beside the deposit. On a home of $700,000 that is $35,000 to $49,000. If you pay no stamp duty you will need less.',
        },
        {
          kind: 'table',
          caption: 'What the extra savings are for',
          head: ['Cost', 'Typical amount', 'When'],
          rows: [
            [
              'Stamp duty',
              'Nothing to several per cent of the price',
              'At or soon after settlement, by state',
            ],
            ['Conveyancing', '$1,500-$2,500', 'From the contract to settlement'],
            ['Building and pest inspections', '$400-$800', 'Before you are bound'],
            ['Loan application and registration', 'A few hundred dollars', 'At settlement'],
            ['Adjustments of rates and levies', 'A few hundred to a few thousand dollars', 'At settlement'],
            ['Building insurance', 'Get quotes for the address', 'From the moment the risk is yours'],
            ['Moving, connections, first repairs', 'More than you think', 'The first month'],
          ],
        },
        {
          kind: 'text',
          text: 'Keep some of it. A lender may count your last dollar; a hot-water service does not care. Three months of repayments in an account you do not touch is a good rule, and an offset account lets that money reduce your interest while it waits. Our article on [the hidden costs of ownership](/resources/hidden-costs-of-property-ownership) covers what comes after the first month.',
        },
      ],
    },
    {
      id: 'no-deposit',
      heading: 'Buying with no deposit',
      blocks: [
        {
          kind: 'text',
          text: 'Loans of the whole price without any security behind them have all but vanished. What is called "no deposit" means that the security is somewhere else.',
        },
        {
          kind: 'list',
          items: [
            '**Guarantor loan.** A parent or another close relative offers part of the value of their own home as security, so that you may borrow up to the full price and avoid LMI. If you cannot pay, they may have to, in the last resort by selling. A good arrangement limits the guarantee to a fixed amount and has a plan for releasing it, usually when your loan falls below 80 per cent of the value. The guarantor needs independent legal advice.',
            '**Equity transfer.** If you or your family already own a home, the difference between its value and its loan is equity. A lender can lend against it to fund the deposit of the next. You then have two debts secured on one history: a fall in prices or income hits both.',
          ],
        },
        {
          kind: 'text',
          text: 'A personal loan or a credit card is not a deposit. Lenders see it, deduct its repayments from what you can borrow, and most refuse.',
        },
      ],
    },
    {
      id: 'plan',
      heading: 'A plan for the next twelve months',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Choose a price range from what you could repay, not from what you could borrow.',
            'Work out two targets: 10% and 20% of it, each plus 5-7%.',
            'Pay off cards and buy-now-pay-later accounts, and have unused limits reduced: lenders count the limit, not the balance.',
            'Save by automatic transfer on the day you are paid, into an account without a card.',
            'Check the schemes above before you choose between new and established.',
            'Get a pre-approval three months before you mean to buy, then inspect, and [read what residents say](/search) about every home on your list.',
          ],
        },
        {
          kind: 'note',
          title: 'General information',
          text: 'This guide is general information, not legal or financial advice. It does not know your income, debts or plans. Amounts are typical and change. A licensed broker, your lender or a financial counsellor (free, through the [National Debt Helpline](https://ndh.org.au)) can look at your own figures.',
        },
      ],
    },
  ],
  alsoRead: ['property-auctions-guide', 'building-pest-inspections', 'property-investment-basics'],
};
