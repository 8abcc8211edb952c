import { documentsContract } from '../documents.contract.js';
import { openInFolder } from './folder.fixture.js';

documentsContract('embedded', openInFolder);
