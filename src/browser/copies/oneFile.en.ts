import { analyser } from '../../search/analysis/en.ts';
import { startOneFile } from './oneFile.ts';

startOneFile(analyser);
