// Written by `npm run generate` from openapi/. Changes belong there.

const b=g=>{const m=c;function p(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:i=r}={}){let e=null,s=0;
if(Array.isArray(r)){const t=r.length;for(let a=0;a<t;a++)if(typeof r[a]!="string"){const f={instancePath:o+"/"+a,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}}else{const t={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}return p.errors=e,s===0}function n(r,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:i=r}={}){let e=null,
s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return n.errors=e,s===0}function c(r,{instancePath:o="",
parentData:l,parentDataProperty:y,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.namespace!==void 0&&typeof t.namespace!="string"){
const a={instancePath:o+"/query/namespace",schemaPath:"#/properties/query/properties/namespace/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(t.context!==void 0&&typeof t.context!="string"){
const a={instancePath:o+"/query/context",schemaPath:"#/properties/query/properties/context/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}t._fields!==void 0&&(p(t._fields,{instancePath:o+"\
/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:i})||(e=e===null?p.errors:e.concat(p.errors),s=e.length))}else{
const a={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[a]:e.push(a),s++}}r.params!==void 0&&(n(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length))}return c.errors=e,s===0}const h=u;function u(r,{
instancePath:o="",parentData:l,parentDataProperty:y,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t))t._fields!==void 0&&(p(t._fields,{instancePath:o+
"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:i})||(e=e===null?p.errors:e.concat(p.errors),s=e.length));else{
const a={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[a]:e.push(a),s++}}r.params!==void 0&&(n(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length))}return u.errors=e,s===0}return{getCalendarDocument:h,
getCalendarNamespace:m}};export{b as createValidators};
