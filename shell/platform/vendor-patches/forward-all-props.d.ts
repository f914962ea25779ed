/** Whether an element of HTML or SVG gets a prop that is neither a style nor a variant. */
declare const isForwarded: (name: string) => boolean;
export default isForwarded;
