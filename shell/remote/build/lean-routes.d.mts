export default function leanRoutes(source: string): string;
