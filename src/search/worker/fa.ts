import { analyser } from '../analysis/fa.ts';
import { serve } from './host.ts';

serve(analyser);
