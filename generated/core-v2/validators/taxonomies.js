// Written by `npm run generate` from openapi/. Changes belong there.

const P=g=>{const d=f,c=g.lengthOf;function y(t,{instancePath:o="",parentData:m,parentDataProperty:u,rootData:n=t}={}){let e=null,
s=0;if(typeof t=="string"){if(c(t)>8e3){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return y.errors=e,s===
0}function i(t,{instancePath:o="",parentData:m,parentDataProperty:u,rootData:n=t}={}){let e=null,s=0;if(Array.isArray(t)){
const r=t.length;for(let a=0,p=s;a<r&&s===p;a++)y(t[a],{instancePath:o+"/"+a,parentData:t,parentDataProperty:a,rootData:n})||
(e=e===null?y.errors:e.concat(y.errors),s=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return i.errors=e,s===0}const v={type:"string",enum:[
"view","embed","edit"]};function l(t,{instancePath:o="",parentData:m,parentDataProperty:u,rootData:n=t}={}){let e=null,s=0;
if(typeof t!="string"){const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),s++}if(!(t==="view"||t==="embed"||t==="edit")){const r={instancePath:o,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:v.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:
e.push(r),s++}return l.errors=e,s===0}function f(t,{instancePath:o="",parentData:m,parentDataProperty:u,rootData:n=t}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r._fields!==void 0&&(i(r._fields,{instancePath:o+"/query/_fields",parentData:r,parentDataProperty:"\
_fields",rootData:n})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.context!==void 0&&(l(r.context,{instancePath:o+
"/query/context",parentData:r,parentDataProperty:"context",rootData:n})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)),
r.type!==void 0){let a=r.type;if(typeof a=="string"){if(c(a)>2e3){const p={instancePath:o+"/query/type",schemaPath:"#/pr\
operties/query/properties/type/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 c\
haracters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:o+"/query/type",schemaPath:"#/properties/query/prop\
erties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const a={
instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[a]:e.push(a),s++}}if(t.params!==void 0){let r=t.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){
const a={instancePath:o+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[a]:e.push(a),s++}}}return f.errors=e,s===0}const b=h,x=new RegExp("[\\w-]+","u");function h(t,{
instancePath:o="",parentData:m,parentDataProperty:u,rootData:n=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(i(r._fields,{instancePath:o+
"/query/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),
r.context!==void 0&&(l(r.context,{instancePath:o+"/query/context",parentData:r,parentDataProperty:"context",rootData:n})||
(e=e===null?l.errors:e.concat(l.errors),s=e.length));else{const a={instancePath:o+"/query",schemaPath:"#/properties/quer\
y/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.params!==void 0){
let r=t.params;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.taxonomy===void 0){const a={instancePath:o+"/params",schemaPath:"\
#/properties/params/required",keyword:"required",params:{missingProperty:"taxonomy"},message:"must have required propert\
y 'taxonomy'"};e===null?e=[a]:e.push(a),s++}if(r.taxonomy!==void 0){let a=r.taxonomy;if(typeof a=="string"){if(!x.test(a)){
const p={instancePath:o+"/params/taxonomy",schemaPath:"#/properties/params/properties/taxonomy/pattern",keyword:"pattern",
params:{pattern:"[\\w-]+"},message:'must match pattern "[\\w-]+"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:o+
"/params/taxonomy",schemaPath:"#/properties/params/properties/taxonomy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}}}else{const a={instancePath:o+"/params",schemaPath:"#/properties/params/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}return h.errors=e,s===
0}return{getTaxonomy:b,listTaxonomies:d}};export{P as createValidators};
