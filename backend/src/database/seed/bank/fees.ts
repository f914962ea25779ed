import type { TagBank } from './sentence.ts';
import { BUYERS, BUYING_VISITORS, OWNERS, TENANTS } from './sentence.ts';

export const FEES: TagBank = {
  tag: 'High Strata Fees',
  praise: false,
  topic: 'fees',
  sentences: [
    {
      title: '{Fees} keep climbing',
      text: '{Fees} were {levyBefore} a quarter when {we} bought and {levy} two years later, and nobody on the committee could give {us} a straight reason.',
      fits: { by: OWNERS, needs: ['strata'], minStay: 26 },
      photo: 'levy notice',
    },
    {
      title: 'Special levy on top of the fees',
      text: 'On top of {levy} a quarter there was a special levy of {specialLevy} for the facade, due in twenty-eight days.',
      fits: { by: OWNERS, needs: ['strata', 'shared building'] },
      force: 'strong',
      photo: 'levy notice',
    },
    {
      title: 'Paying for a pool nobody uses',
      text: 'The pool and its heating swallow a good part of the {scheme} budget, and on a normal weekday there is nobody in it.',
      fits: { by: OWNERS, needs: ['pool', 'strata'] },
      photo: 'pool',
    },
    {
      title: 'Read the minutes first',
      text: 'Ask for two years of committee minutes before you buy. Ours had one line about waterproofing in them, and that line cost every lot {specialLevy}.',
      fits: { by: OWNERS, needs: ['strata'] },
    },
    {
      title: 'High fees, one working treadmill',
      text: 'For {levy} a quarter {we} would expect a gym where more than one treadmill works.',
      fits: { by: OWNERS, needs: ['gym'] },
    },
    {
      title: 'Thin sinking fund, then a levy',
      text: '{Our} conveyancer said the sinking fund looked thin. {We} bought anyway, and the levy notice came within months.',
      fits: { by: OWNERS, needs: ['strata'] },
      photo: 'levy notice',
    },
    {
      title: 'The quoted fees were out of date',
      text: 'The agent quoted {fees} from two years ago. The figure in the contract was {levy} a quarter, and nobody at the open seemed surprised when {we} pointed at it.',
      fits: { by: BUYING_VISITORS, needs: ['strata'] },
    },
    {
      title: 'The {scheme} report put {us} off',
      text: '{We} paid for the {scheme} report, and between the repainting, the fire panel and the insurance excess {we} decided the cheap asking price wasn’t cheap.',
      fits: { by: BUYING_VISITORS, needs: ['strata'] },
    },
    {
      title: 'Insurance went onto the levies',
      text: 'Insurance for the building doubled after the second water claim and went straight onto the levies.',
      fits: { by: OWNERS, needs: ['strata', 'shared building'] },
    },
    {
      title: 'Small block, big levies',
      text: 'There are so few of us in the block that when the driveway needed redoing it was {specialLevy} each.',
      fits: { by: OWNERS, types: ['unit', 'townhouse'], needs: ['strata'] },
    },
    {
      title: 'All of it goes on contracts',
      text: 'Lift contract, fire contract, cleaning contract. By the time those are paid there is nothing left in the fund for paint.',
      fits: { by: OWNERS, needs: ['lift'] },
    },
    {
      title: 'Fees passed on in the rent',
      text: '{Our} agent put the rent rise down to the {fees}, and six months later the fees went up again and so did the rent.',
      fits: { by: TENANTS, needs: ['strata'], minStay: 18 },
    },
    {
      title: '{Levy} a quarter for a driveway light',
      text: '{Fees} are {levy} a quarter for what is basically a driveway light and someone mowing the nature strip.',
      fits: { by: OWNERS, types: ['unit', 'townhouse'], needs: ['strata'] },
    },
    {
      title: 'Ask about the cladding',
      text: 'The cladding is being replaced and each lot is paying it off over three years, which nobody mentioned until after {we} exchanged.',
      fits: { by: OWNERS, needs: ['cladding'] },
      force: 'strong',
    },
    {
      title: 'Nice place, but look at the fees',
      text: 'Nice to walk through, but {levy} a quarter in {fees} comes on top of the mortgage whether you use the place or not.',
      fits: { by: BUYING_VISITORS, needs: ['strata'] },
      force: 'mild',
    },
    {
      title: 'More money, less cleaning',
      text: '{Fees} went up, the cleaning went from twice a week to once, and forty minutes of AGM explained neither.',
      fits: { by: OWNERS, needs: ['shared building', 'strata'] },
    },
    {
      title: 'Heating the pool in July',
      text: 'Heating a pool through July is a choice, and at {levy} a quarter {we} pay for it whether {we} swim or not.',
      fits: { by: OWNERS, needs: ['pool', 'strata'], lacks: ['warm'] },
      photo: 'pool',
    },
    {
      title: 'High fees, but you see where they go',
      text: '{Fees} are on the high side at {levy} a quarter, though at least you can see where the money goes.',
      fits: { by: OWNERS, needs: ['strata'] },
      force: 'mild',
    },
    {
      title: '‘Low outgoings’ was not true',
      text: 'Go in with the real number for {fees}, which is {levy} a quarter and not the ‘low outgoings’ on the listing.',
      fits: { by: BUYERS, needs: ['strata'] },
    },
    {
      title: 'Sold because of the levies',
      text: 'The special levy was {specialLevy} a lot. That isn’t a tenant’s problem until the owner decides to sell over it, which is how {we} got {our} notice.',
      moment: 'end',
      fits: { by: TENANTS, needs: ['strata'], now: 'left' },
    },
    {
      title: 'Levies up every single AGM',
      text: 'The levy goes up at every AGM and the answer is always insurance. Add ten per cent a year to whatever figure you are shown.',
      fits: { by: OWNERS, needs: ['strata'], minStay: 26 },
      force: 'mild',
    },
    {
      title: 'Fees for things that don’t work',
      text: 'You pay {scheme} rates for an intercom that doesn’t buzz and a garden bed full of cigarette butts.',
      fits: { by: OWNERS, needs: ['intercom', 'strata'] },
    },
    {
      title: 'Check what the fees leave out',
      text: 'The fees look ordinary until you see that hot water is billed on top by a company you can’t choose.',
      fits: { by: BUYERS, needs: ['tower'], minYear: 2006 },
      force: 'mild',
    },
    {
      title: 'Rent up because of the levies',
      text: 'Every letter about the rent mentions the {fees}, as if {we} had a vote on them.',
      fits: { by: TENANTS, needs: ['strata'], minStay: 14 },
    },
    {
      title: 'Fees first, repairs later',
      text: 'The owner told {us} repairs would have to wait because the levies had gone up to {levy} a quarter.',
      fits: { by: TENANTS, needs: ['strata'] },
    },
    {
      title: 'Pool shut, same rent',
      text: 'The pool was shut for {months} months to keep the levies down, and the rent stayed where it was.',
      fits: { by: TENANTS, needs: ['pool'], minStay: 16 },
      photo: 'pool',
    },
    {
      title: 'Every second light',
      text: 'To keep the levies down they took out every second light in the corridors, and you could tell.',
      fits: { by: TENANTS, needs: ['lift'] },
    },
    {
      title: 'Whose fan is it',
      text: 'The owner said the {scheme} should pay for the bathroom fan, the {scheme} manager said the owner should, and at {levy} a quarter nobody did.',
      fits: { by: TENANTS, needs: ['strata'] },
    },
  ],
};
