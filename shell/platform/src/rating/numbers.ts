export const oneDecimal = (average: string) => Number(average).toFixed(1);

export const percentOf = (count: number, total: number) => Math.round((count / Math.max(total, 1)) * 100);
