import { analyser } from '../../search/analysis/fa.ts';
import { startOneFile } from './oneFile.ts';

startOneFile(analyser);
