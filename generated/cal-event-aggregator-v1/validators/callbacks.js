// Written by `npm run generate` from openapi/. Changes belong there.

const j=D=>{const w=P,b=D.lengthOf;function c(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:o=r}={}){let e=null,
t=0;if(typeof r=="string"){if(b(r)>8e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return c.errors=e,t===
0}function h(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(Array.isArray(r)){
const s=r.length;for(let p=0,A=t;p<s&&t===A;p++)c(r[p],{instancePath:a+"/"+p,parentData:r,parentDataProperty:p,rootData:o})||
(e=e===null?c.errors:e.concat(c.errors),t=e.length)}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}return h.errors=e,t===0}function m(r,{instancePath:a="",
parentData:n,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==
void 0&&(h(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?h.errors:
e.concat(h.errors),t=e.length));else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return m.errors=e,t===0}const d=new RegExp("\\w+","u");function f(r,{instancePath:a="",
parentData:n,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(typeof r=="string"){if(!d.test(r)){const s={instancePath:a,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\\w+"},message:'must match pattern "\\w+"'};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}return f.errors=e,t===0}function u(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:o=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.import_id===void 0){const s={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"import_id"},message:"must have required property 'import_id'"};e===
null?e=[s]:e.push(s),t++}r.import_id!==void 0&&(f(r.import_id,{instancePath:a+"/import_id",parentData:r,parentDataProperty:"\
import_id",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),t=e.length))}else{const s={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return u.errors=e,t===
0}function i(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(typeof r=="strin\
g"){if(b(r)>2e3){const s={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return i.errors=e,t===0}function y(r,{
instancePath:a="",parentData:n,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const s={instancePath:a,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},
message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:a,schemaPath:"#/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),t++}return y.
errors=e,t===0}function g(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:o=r}={}){let e=null,t=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.batch_hash===void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"batch_hash"},message:"must have required property 'batch_hash'"};e===null?e=[s]:e.push(
s),t++}if(r.status===void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[s]:e.push(s),t++}if(r.percentage_complete===void 0){
const s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"percentage_complete"},message:"\
must have required property 'percentage_complete'"};e===null?e=[s]:e.push(s),t++}if(r.batch_hash!==void 0&&(i(r.batch_hash,
{instancePath:a+"/batch_hash",parentData:r,parentDataProperty:"batch_hash",rootData:o})||(e=e===null?i.errors:e.concat(i.
errors),t=e.length)),r.status!==void 0){let s=r.status;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const p={instancePath:a+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[p]:e.push(p),t++}}if(r.percentage_complete!==void 0&&(y(r.percentage_complete,{instancePath:a+"/percentage_complete",
parentData:r,parentDataProperty:"percentage_complete",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length)),
r.interval!==void 0){let s=r.interval;if(!(typeof s=="number"&&isFinite(s))){const p={instancePath:a+"/interval",schemaPath:"\
#/properties/interval/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[p]:e.push(p),t++}}
if(r.events!==void 0&&!Array.isArray(r.events)){const s={instancePath:a+"/events",schemaPath:"#/properties/events/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}if(r.venues!==void 0&&!Array.
isArray(r.venues)){const s={instancePath:a+"/venues",schemaPath:"#/properties/venues/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}if(r.organizers!==void 0&&!Array.isArray(r.organizers)){const s={
instancePath:a+"/organizers",schemaPath:"#/properties/organizers/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[s]:e.push(s),t++}if(r.problems!==void 0&&!Array.isArray(r.problems)){const s={instancePath:a+"/\
problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[s]:e.push(s),t++}return g.errors=e,t===0}function P(r,{instancePath:a="",parentData:n,parentDataProperty:l,
rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.params!==
void 0&&(u(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?u.errors:
e.concat(u.errors),t=e.length)),r.body!==void 0&&(g(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?g.errors:e.concat(g.errors),t=e.length))),P.errors=e,t===0}const q=_,k={type:"object",required:[
"batch_hash","status","message","message_slug","percentage_complete"],properties:{batch_hash:{$ref:"/shared/0"},status:{
type:"string",enum:["success","failed","pending"]},message:{type:"string",maxLength:2e4},message_slug:{$ref:"/shared/0"},
percentage_complete:{$ref:"/shared/1"}},additionalProperties:!0};function v(r,{instancePath:a="",parentData:n,parentDataProperty:l,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.batch_hash===void 0){const s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"batch_hash"},message:"must have required property 'b\
atch_hash'"};e===null?e=[s]:e.push(s),t++}if(r.status===void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[s]:e.push(s),t++}
if(r.message===void 0){const s={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"messa\
ge"},message:"must have required property 'message'"};e===null?e=[s]:e.push(s),t++}if(r.message_slug===void 0){const s={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message_slug"},message:"must have req\
uired property 'message_slug'"};e===null?e=[s]:e.push(s),t++}if(r.percentage_complete===void 0){const s={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"percentage_complete"},message:"must have required pr\
operty 'percentage_complete'"};e===null?e=[s]:e.push(s),t++}if(r.batch_hash!==void 0&&(i(r.batch_hash,{instancePath:a+"/\
batch_hash",parentData:r,parentDataProperty:"batch_hash",rootData:o})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),
r.status!==void 0){let s=r.status;if(typeof s!="string"){const p={instancePath:a+"/status",schemaPath:"#/properties/stat\
us/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(s==="success"||
s==="failed"||s==="pending")){const p={instancePath:a+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{
allowedValues:k.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}
if(r.message!==void 0){let s=r.message;if(typeof s=="string"){if(b(s)>2e4){const p={instancePath:a+"/message",schemaPath:"\
#/properties/message/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};
e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:a+"/message",schemaPath:"#/properties/message/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}r.message_slug!==void 0&&(i(r.message_slug,
{instancePath:a+"/message_slug",parentData:r,parentDataProperty:"message_slug",rootData:o})||(e=e===null?i.errors:e.concat(
i.errors),t=e.length)),r.percentage_complete!==void 0&&(y(r.percentage_complete,{instancePath:a+"/percentage_complete",parentData:r,
parentDataProperty:"percentage_complete",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),t=e.length))}else{const s={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),t++}return v.errors=e,t===0}function _(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:o=r}={}){let e=null,
t=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:a+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),t=e.length)),r.params!==void 0&&(u(r.params,
{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),
t=e.length)),r.body!==void 0&&(v(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=
e===null?v.errors:e.concat(v.errors),t=e.length))),_.errors=e,t===0}return{acceptBatch:w,acceptState:q}};export{j as createValidators};
