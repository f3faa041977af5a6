// Written by `npm run generate` from openapi/. Changes belong there.

const q=u=>{const c=n,l=u.lengthOf;function n(p,{instancePath:i="",parentData:h,parentDataProperty:d,rootData:g=p}={}){let e=null,
s=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.query!==void 0){let t=p.query;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.context!==void 0){let r=t.context;if(typeof r=="string"){if(l(r)>2e3){const a={instancePath:i+"/query/context",
schemaPath:"#/properties/query/properties/context/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT ha\
ve more than 2000 characters"};e===null?e=[a]:e.push(a),s++}}else{const a={instancePath:i+"/query/context",schemaPath:"#\
/properties/query/properties/context/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}}if(t._fields!==void 0){let r=t._fields;if(Array.isArray(r)){const a=r.length;for(let o=0,f=s;o<a&&s===f;o++){
let m=r[o];if(typeof m=="string"){if(l(m)>8e3){const y={instancePath:i+"/query/_fields/"+o,schemaPath:"#/properties/quer\
y/properties/_fields/items/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 chara\
cters"};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+"/query/_fields/"+o,schemaPath:"#/properties/query/pr\
operties/_fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}}else{
const a={instancePath:i+"/query/_fields",schemaPath:"#/properties/query/properties/_fields/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),s++}}}else{const r={instancePath:i+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}if(p.
params!==void 0){let t=p.params;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:i+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}}}
return n.errors=e,s===0}return{getIndex:c}};export{q as createValidators};
