import { analyser } from '../analysis/en.ts';
import { serve } from './host.ts';

serve(analyser);
