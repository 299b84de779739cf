/** A first letter in capitals, for names that begin a line. */
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
