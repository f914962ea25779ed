// Names before contract 1.3, which already released remotes take from the shared schemas.

export { markEnquiryAnsweredSchemas as answerEnquirySchemas } from './enquiries.schemas.ts';
