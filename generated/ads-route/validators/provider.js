// Written by `npm run generate` from openapi/. Changes belong there.

const v=d=>{const b=h,m=d.lengthOf;function i(t,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:p=t}={}){let e=null,
s=0;if(typeof t=="string"){if(m(t)>4096){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4096},
message:"must NOT have more than 4096 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return i.errors=e,s===
0}function n(t,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(typeof t=="strin\
g"){if(m(t)>200){const r={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must N\
OT have more than 200 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return n.errors=e,s===0}function l(t,{
instancePath:o="",parentData:f,parentDataProperty:u,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.code!==void 0&&(i(t.code,{instancePath:o+"/code",parentData:t,parentDataProperty:"code",rootData:p})||(e=e===null?
i.errors:e.concat(i.errors),s=e.length)),t.state!==void 0&&(n(t.state,{instancePath:o+"/state",parentData:t,parentDataProperty:"\
state",rootData:p})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),t.iss!==void 0){let r=t.iss;if(typeof r=="stri\
ng"){if(m(r)>2e3){const a={instancePath:o+"/iss",schemaPath:"#/properties/iss/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:o+"/iss",schemaPath:"\
#/properties/iss/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}}if(t.
report!==void 0){let r=t.report;if(r&&typeof r=="object"&&!Array.isArray(r))r.provider_code!==void 0&&(i(r.provider_code,
{instancePath:o+"/report/provider_code",parentData:r,parentDataProperty:"provider_code",rootData:p})||(e=e===null?i.errors:
e.concat(i.errors),s=e.length)),r.state!==void 0&&(n(r.state,{instancePath:o+"/report/state",parentData:r,parentDataProperty:"\
state",rootData:p})||(e=e===null?n.errors:e.concat(n.errors),s=e.length));else{const a={instancePath:o+"/report",schemaPath:"\
#/properties/report/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),s++}return l.errors=e,s===0}function h(t,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:p=t}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r._fields!==void 0){let a=r._fields;if(Array.isArray(a)){const y=a.length;for(let c=0;c<y;c++)if(typeof a[c]!=
"string"){const g={instancePath:o+"/query/_fields/"+c,schemaPath:"#/properties/query/properties/_fields/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}else{const y={instancePath:o+"/quer\
y/_fields",schemaPath:"#/properties/query/properties/_fields/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[y]:e.push(y),s++}}}else{const a={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}if(t.params!==void 0){let r=t.params;
if(!(r&&typeof r=="object"&&!Array.isArray(r))){const a={instancePath:o+"/params",schemaPath:"#/properties/params/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}}t.body!==void 0&&(l(t.body,
{instancePath:o+"/body",parentData:t,parentDataProperty:"body",rootData:p})||(e=e===null?l.errors:e.concat(l.errors),s=e.
length))}return h.errors=e,s===0}return{confirmReportCode:b}};export{v as createValidators};
