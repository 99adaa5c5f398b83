/* A sentence as a heading, which has no full stop. */
export const asHeading = (sentence: string): string => sentence.replace(/\.$/, "");
