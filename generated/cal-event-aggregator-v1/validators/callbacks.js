// Written by `npm run generate` from openapi/. Changes belong there.

const w=q=>{const v=f;function m(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:o=r}={}){let e=null,t=0;
if(Array.isArray(r)){const s=r.length;for(let a=0;a<s;a++)if(typeof r[a]!="string"){const b={instancePath:p+"/"+a,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[b]:e.push(b),t++}}else{const s={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}return m.errors=e,t===0}function i(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:o=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(m(r._fields,{instancePath:p+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),t=e.length));else{const s={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return i.
errors=e,t===0}const _=new RegExp("\\w+","u");function y(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:o=r}={}){
let e=null,t=0;if(typeof r=="string"){if(!_.test(r)){const s={instancePath:p,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"\\w+"},message:'must match pattern "\\w+"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}return y.errors=e,t===
0}function n(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.import_id===void 0){const s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"import_id"},message:"must have required property 'import_id'"};e===null?e=[s]:e.push(s),t++}r.import_id!==
void 0&&(y(r.import_id,{instancePath:p+"/import_id",parentData:r,parentDataProperty:"import_id",rootData:o})||(e=e===null?
y.errors:e.concat(y.errors),t=e.length))}else{const s={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return n.errors=e,t===0}function c(r,{instancePath:p="",parentData:l,
parentDataProperty:u,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.batch_hash===void 0){
const s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"batch_hash"},message:"must h\
ave required property 'batch_hash'"};e===null?e=[s]:e.push(s),t++}if(r.status===void 0){const s={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?
e=[s]:e.push(s),t++}if(r.percentage_complete===void 0){const s={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"percentage_complete"},message:"must have required property 'percentage_complete'"};e===null?e=[
s]:e.push(s),t++}if(r.batch_hash!==void 0&&typeof r.batch_hash!="string"){const s={instancePath:p+"/batch_hash",schemaPath:"\
#/properties/batch_hash/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
if(r.status!==void 0){let s=r.status;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const a={instancePath:p+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),t++}}
if(r.percentage_complete!==void 0){let s=r.percentage_complete;if(!(typeof s=="number"&&isFinite(s))){const a={instancePath:p+
"/percentage_complete",schemaPath:"#/properties/percentage_complete/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[a]:e.push(a),t++}}if(r.interval!==void 0){let s=r.interval;if(!(typeof s=="number"&&isFinite(
s))){const a={instancePath:p+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[a]:e.push(a),t++}}if(r.events!==void 0&&!Array.isArray(r.events)){const s={instancePath:p+"\
/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),t++}if(r.venues!==void 0&&!Array.isArray(r.venues)){const s={instancePath:p+"/venues",schemaPath:"#/proper\
ties/venues/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}if(r.organizers!==
void 0&&!Array.isArray(r.organizers)){const s={instancePath:p+"/organizers",schemaPath:"#/properties/organizers/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}if(r.problems!==void 0&&!Array.isArray(
r.problems)){const s={instancePath:p+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return c.errors=e,t===0}function f(r,{
instancePath:p="",parentData:l,parentDataProperty:u,rootData:o=r}={}){let e=null,t=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:o})||
(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.params!==void 0&&(n(r.params,{instancePath:p+"/params",parentData:r,
parentDataProperty:"params",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.body!==void 0&&(c(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=e===null?c.errors:e.concat(c.errors),t=e.
length))),f.errors=e,t===0}const P=g,d={type:"object",required:["batch_hash","status","message","message_slug","percenta\
ge_complete"],properties:{batch_hash:{type:"string"},status:{type:"string",enum:["success","failed","pending"]},message:{
type:"string"},message_slug:{type:"string"},percentage_complete:{type:"number"}},additionalProperties:!0};function h(r,{
instancePath:p="",parentData:l,parentDataProperty:u,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.batch_hash===void 0){const s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
batch_hash"},message:"must have required property 'batch_hash'"};e===null?e=[s]:e.push(s),t++}if(r.status===void 0){const s={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required \
property 'status'"};e===null?e=[s]:e.push(s),t++}if(r.message===void 0){const s={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[s]:e.
push(s),t++}if(r.message_slug===void 0){const s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
message_slug"},message:"must have required property 'message_slug'"};e===null?e=[s]:e.push(s),t++}if(r.percentage_complete===
void 0){const s={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"percentage_complete"},
message:"must have required property 'percentage_complete'"};e===null?e=[s]:e.push(s),t++}if(r.batch_hash!==void 0&&typeof r.
batch_hash!="string"){const s={instancePath:p+"/batch_hash",schemaPath:"#/properties/batch_hash/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.status!==void 0){let s=r.status;if(typeof s!=
"string"){const a={instancePath:p+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(s==="success"||s==="failed"||s==="pending")){const a={instancePath:p+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:d.properties.status.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),t++}}if(r.message!==void 0&&typeof r.message!="str\
ing"){const s={instancePath:p+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}if(r.message_slug!==void 0&&typeof r.message_slug!="string"){const s={instancePath:p+
"/message_slug",schemaPath:"#/properties/message_slug/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),t++}if(r.percentage_complete!==void 0){let s=r.percentage_complete;if(!(typeof s=="number"&&
isFinite(s))){const a={instancePath:p+"/percentage_complete",schemaPath:"#/properties/percentage_complete/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(a),t++}}}else{const s={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return h.errors=e,t===
0}function g(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:o=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(i(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:o})||(e=e===null?i.errors:e.concat(i.errors),t=e.length)),r.params!==void 0&&(n(r.params,{instancePath:p+"/\
params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?n.errors:e.concat(n.errors),t=e.length)),r.body!==
void 0&&(h(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=e===null?h.errors:e.concat(
h.errors),t=e.length))),g.errors=e,t===0}return{acceptBatch:v,acceptState:P}};export{w as createValidators};
