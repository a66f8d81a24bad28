/**
 * Icons of the interface, drawn for this site on a 24 × 24 grid with a stroke of 1.75. One constant
 * each, so that search loads only its own.
 */
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const contents = 'M9 7h11M9 12h11M9 17h11M4 7h1M4 12h1M4 17h1';
export const close = 'M6 6l12 12M18 6L6 18';
export const clear = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M9 9l6 6M15 9l-6 6';
export const search = 'M11 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14M16 16l4.5 4.5';
export const contrast = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18a9 9 0 0 0 0 18z';
export const globe = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18';
export const chevron = 'M9 5l7 7l-7 7';
export const star = 'M12 3.5l2.6 5.4l5.9.8l-4.3 4.1l1.1 5.9l-5.3-2.9l-5.3 2.9l1.1-5.9L3.5 9.7l5.9-.8z';
export const clock = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M12 7v5l3.5 2';
export const page = 'M6 3h8l4 4v14H6zM14 3v4h4';
export const heading = 'M9 4L7 20M17 4l-2 16M4.5 9h16M3.5 15h16';
export const note = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M12 11v5.5M12 7.6v.2';
export const tip = 'M9 18h6M10 21h4M8.5 15c-1.7-1.2-2.8-3-2.8-5.2a6.3 6.3 0 0 1 12.6 0c0 2.2-1.1 4-2.8 5.2z';
export const warning = 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.2';
export const danger = 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 8v5M12 16v.2';
