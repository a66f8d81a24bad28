/** Astro's router, with what it leaves open. It comes with the behaviours, or for the first link that is followed (`followLinks.ts`). */
import './historySteps.ts';
import { navigate } from 'astro/virtual-modules/transitions-router.js';
import { watchNavigation } from './navigation.ts';

watchNavigation();

export { navigate };
