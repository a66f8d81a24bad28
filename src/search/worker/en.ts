import { analyser } from '../analysis/en.ts';
import { serve } from './serve.ts';

serve(analyser);
