import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { repeatOnDuplicate } from './repeat-on-duplicate.ts';

const { jest } = import.meta;

const duplicate = () => new UniqueConstraintViolationException(new Error('duplicate key'));

test('a transaction that meets a duplicate key runs again, once', async () => {
  const transaction = jest.fn<Promise<string>, []>().mockRejectedValueOnce(duplicate());
  transaction.mockResolvedValueOnce('saved');
  await expect(repeatOnDuplicate(transaction)).resolves.toBe('saved');
  transaction.mockRejectedValue(duplicate());
  await expect(repeatOnDuplicate(transaction)).rejects.toThrow('duplicate key');
  expect(transaction).toHaveBeenCalledTimes(4);
});

test('a transaction that fails otherwise does not run again', async () => {
  const transaction = jest.fn<Promise<string>, []>().mockRejectedValue(new Error('the connection is lost'));
  await expect(repeatOnDuplicate(transaction)).rejects.toThrow('the connection is lost');
  expect(transaction).toHaveBeenCalledTimes(1);
});
