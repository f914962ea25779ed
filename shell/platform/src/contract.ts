export * from '@home-truths/contract';
