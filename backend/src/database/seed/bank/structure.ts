import type { TagBank } from './sentence.ts';
import { ANYONE, BUYERS, BUYING_VISITORS, NON_OWNERS, OWNERS, TENANTS, VISITORS } from './sentence.ts';

export const STRUCTURE: TagBank = {
  tag: 'Structural Issues',
  praise: false,
  topic: 'structure',
  sentences: [
    {
      title: 'Crack above the front door',
      text: 'There is a crack above the front door that you can fit a coin in.',
      fits: { by: ANYONE, types: ['house', 'townhouse', 'unit'], maxYear: 2012 },
      photo: 'crack',
    },
    {
      title: 'Get the deck checked',
      text: 'The back deck moves when you walk on it. Get someone to look underneath before you plan a party.',
      fits: { by: ANYONE, needs: ['deck'] },
      photo: 'deck',
    },
    {
      title: 'Floors slope to the kitchen',
      text: 'The floors slope towards the kitchen. A pen rolls all the way to the fridge.',
      fits: { by: ANYONE, needs: ['floorboards'], lacks: ['studio'], maxYear: 1975 },
      photo: 'sloping floor',
    },
    {
      title: 'Stumps need work',
      text: '{Our} inspector flagged the stumps and guessed at {stumps} to redo them.',
      fits: { by: BUYERS, needs: ['on stumps'] },
      photo: 'subfloor',
    },
    {
      title: 'Balcony tiles are lifting',
      text: 'The balcony tiles are lifting and the whole building is waiting on a defect claim.',
      topic: 'outdoors',
      fits: { needs: ['shared building', 'balcony'], minYear: 1998 },
      photo: 'lifting tiles',
    },
    {
      title: 'Leaning retaining wall',
      text: 'The retaining wall at the back leans, and it is on this side of the boundary, so it comes with the house.',
      fits: { by: BUYERS, types: ['house'], needs: ['yard'] },
    },
    {
      title: 'Doors that stick in February',
      text: 'The doors stick in February and swing open by themselves in July. Something is moving, and nobody will say what.',
      fits: { types: ['house', 'townhouse', 'unit'], lacks: ['warm'], minStay: 10 },
    },
    {
      title: 'Cracks that open every summer',
      text: 'It is reactive clay here. The cracks open wide enough to post a letter by the end of summer and close again by winter.',
      fits: { states: ['SA', 'VIC'], types: ['house'], minStay: 12 },
      photo: 'crack',
    },
    {
      title: 'Props in the car park',
      text: 'There is cracking in the car park slab, props on two levels of it, and an engineer’s report that you have to ask for by name.',
      fits: { by: OWNERS, needs: ['tower', 'basement'], minYear: 2004 },
      force: 'strong',
    },
    {
      title: '‘Settling’, they said',
      text: 'There are hairline cracks at every window corner, in a building this young. {We} asked, and the agent said ‘settling’.',
      fits: { by: VISITORS, minYear: 2008 },
      photo: 'crack',
    },
    {
      title: 'Tiles coming off the wall',
      text: 'The shower tiles sounded hollow from the start, and three of them came off the wall in {our} second month.',
    },
    {
      title: 'Daylight under the skirting',
      text: 'You can see daylight between the skirting and the floor in the front room.',
      fits: { by: ANYONE, types: ['house'], maxYear: 1960 },
    },
    {
      title: 'Timber prop in the hall',
      text: 'The hall ceiling sags. They propped it with a length of timber ‘for now’, and now lasted {months} months.',
      fits: {
        by: TENANTS,
        lacks: ['studio'],
        minStay: 16,
        maxYear: 1985,
        types: ['house', 'townhouse', 'unit'],
      },
      force: 'strong',
    },
    {
      title: 'Loose handrail',
      text: 'The stairs have a bounce in them and the handrail comes away in your hand.',
      fits: { by: NON_OWNERS, needs: ['two storeys'] },
    },
    {
      title: 'Old house cracks',
      text: 'Plaster cracks in the hallway, the usual old house ones, filled and painted more than once.',
      fits: { by: ANYONE, types: ['house'], maxYear: 1960 },
      force: 'mild',
      photo: 'crack',
    },
    {
      title: 'Rotten verandah boards',
      text: 'The front verandah boards are rotten under the new paint, as {we} found out with one foot.',
      fits: { types: ['house'], maxYear: 1950 },
      photo: 'deck',
    },
    {
      title: 'Limestone wall is fretting',
      text: 'The limestone boundary wall is fretting and drops sand on the path every windy day.',
      fits: { by: ANYONE, states: ['WA'], types: ['house', 'townhouse'] },
      force: 'mild',
    },
    {
      title: 'Doors not quite square',
      text: 'A couple of doors don’t close square. Worth a builder’s opinion, not a reason to run.',
      fits: { by: VISITORS },
      force: 'mild',
    },
    {
      title: 'Painted-shut windows',
      text: 'Half the windows are painted shut, and one has a cracked pane held together with tape.',
      fits: { by: NON_OWNERS, maxYear: 1980 },
    },
    {
      title: 'Concrete cancer on the balconies',
      text: 'Concrete cancer along the balcony edges, with the steel showing on the level above. The scaffolding has been booked and cancelled twice.',
      fits: { by: OWNERS, needs: ['shared building', 'balcony'], maxYear: 1985 },
    },
    {
      title: 'The carport leans on the fence',
      text: 'The carport leans on the neighbour’s fence and the fence leans back.',
      fits: { by: NON_OWNERS, needs: ['carport'] },
    },
    {
      title: 'Rusted steel over the balcony',
      text: 'Look up on the balcony: a piece of the slab edge is gone and you can see rust where it was.',
      fits: { by: ANYONE, needs: ['shared building', 'balcony'], maxYear: 1985 },
    },
    {
      title: 'Defects list as long as your arm',
      text: 'The building’s defect list had forty-one items on it when {we} bought. Two years later nineteen of them were still open, including the front door.',
      fits: { by: OWNERS, needs: ['shared building'], minYear: 2008, minStay: 26 },
      force: 'strong',
    },
    {
      title: 'Kitchen bench held up by a car jack',
      text: 'The end of the kitchen bench was resting on a car jack, behind a curtain. It held, I’ll give it that.',
      fits: { by: TENANTS, maxYear: 1990 },
      force: 'strong',
    },
    {
      title: 'The engineer said no',
      text: '{We} sent a structural engineer. He spent twenty minutes under the house and advised {us} to keep {our} deposit.',
      fits: { by: BUYING_VISITORS, needs: ['on stumps'] },
      force: 'strong',
      photo: 'subfloor',
    },
    {
      title: 'A bouncy floor',
      text: 'The floor in the back room has a spring in it that you notice as soon as you walk in with shoes on.',
      fits: { by: ANYONE, types: ['house'], needs: ['floorboards'] },
      force: 'mild',
      photo: 'sloping floor',
    },
    {
      title: 'Garage slab has dropped',
      text: 'The garage slab has dropped a good two centimetres from the house, and the gap has been filled with expanding foam.',
      fits: { by: ANYONE, needs: ['garage'], types: ['house', 'townhouse'], maxYear: 2010 },
    },
    {
      title: 'Hairline cracks, nothing moving',
      text: 'A few hairline cracks in the cornices. {We} pencilled a date beside them when {we} moved in, and they haven’t moved.',
      fits: { minStay: 10 },
      force: 'mild',
      photo: 'crack',
    },
  ],
};
