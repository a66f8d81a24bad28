/** The keys and button of a click, which decide where its link opens. */
export type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** True if the reader asks for another tab or window, or for the link to be saved. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, altKey, shiftKey }: Click): boolean =>
  button !== 0 || metaKey || ctrlKey || altKey || shiftKey;
