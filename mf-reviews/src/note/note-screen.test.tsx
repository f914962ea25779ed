import { type PropertyDetail, readProperty } from '@home-truths/platform/contract';
import { on, press, screen, showPage, waitFor } from '@home-truths/platform/testing';
import routes from '../routes.tsx';

const { jest } = import.meta;

const PROPERTY = {
  id: 7,
  address: '12 Smith St',
  suburb: 'Bondi',
  state: 'NSW',
  postcode: '2026',
  propertyType: 'house',
  propertyImages: [],
} as Partial<PropertyDetail> as PropertyDetail;

test('a note has the number of a property and the URL of its page, and nothing of an author', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  showPage(routes, '/write-review/note/7', { api: [on(readProperty, () => PROPERTY)] });
  const note = await screen.findByRole('article');
  await waitFor(() =>
    expect(note.textContent).toBe('12 Smith StRead what it’s like to live herelocalhost/property/7'),
  );
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
  await press('Print');
  expect(print).toHaveBeenCalled();
});
