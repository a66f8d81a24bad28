import { analyser } from '../analysis/fa.ts';
import { serve } from './serve.ts';

serve(analyser);
