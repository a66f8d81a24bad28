import { analyser } from '../analysis/ru.ts';
import { serve } from './serve.ts';

serve(analyser);
