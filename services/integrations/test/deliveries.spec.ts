import { deliveryCases } from './deliveries.cases.js';

deliveryCases((harness) => harness.documents('integrations'));
