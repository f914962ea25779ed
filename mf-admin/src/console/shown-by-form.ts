/** For `onError` of a form: the form itself shows the error. */
export const shownByForm = () => {};
