import { analyser } from '../analysis/ru.ts';
import { serve } from './host.ts';

serve(analyser);
