// Deprecated: remotes that were built before contract 1.3 import these names from the shared schemas.

export { markEnquiryAnsweredSchemas as answerEnquirySchemas } from './enquiries.schemas.ts';
