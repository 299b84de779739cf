/** A first letter in capitals, for names that begin a line. */
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A number with a minus sign that is one. */
export const minus = (number: number): string => String(number).replace('-', '−');

/** Text as it is searched: without case, ё as е. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
