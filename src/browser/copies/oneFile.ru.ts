import { analyser } from '../../search/analysis/ru.ts';
import { startOneFile } from './oneFile.ts';

startOneFile(analyser);
